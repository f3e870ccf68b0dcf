/** The most candidates of one attempt: the first and its repairs, within one unit of allocation. */
export const attemptsMax = 3
/** The most calls of a verifier for one candidate: one more if its first answer cannot be used. */
export const verificationAsksMax = 2
/** The number of failed verifications of one candidate after which its job ends. */
export const verificationsLostMax = 3
/** The most refusals of a schema by a compatible server in one attempt; afterwards it is asked for plain JSON. */
export const shapeRefusalsMax = 1
