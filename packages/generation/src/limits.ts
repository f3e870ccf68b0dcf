/** Candidates of one try: the first and its repairs, inside one unit of allocation. */
export const attemptsMax = 3
/** Times that a verifier is asked for one candidate: once more where its answer cannot be held to account. */
export const verificationAsksMax = 2
/** Times that the verification of one candidate may end without an answer to rely on, before its job ends. */
export const verificationsLostMax = 3
/** Times in one try that a compatible server refuses a schema: it is asked for plain JSON from then on. */
export const shapeRefusalsMax = 1
