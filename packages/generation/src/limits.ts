/** Candidates of one try: the first and its repairs, inside one unit of allocation. */
export const attemptsMax = 3
/** Times that a verifier is asked for one candidate: once more where its answer cannot be held to account. */
export const verificationAsksMax = 2
/** Times that a compatible server is asked for one answer: without a schema where it refuses one. */
export const shapesMax = 2
