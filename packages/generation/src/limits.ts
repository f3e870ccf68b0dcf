/** Maximum candidates of one attempt: the first and its repairs, within one unit of allocation. */
export const attemptsMax = 3
/** Maximum verifier calls for one candidate: a second follows only if the first answer cannot be used. */
export const verificationAsksMax = 2
/** Number of failed verifications of one candidate after which its job ends. */
export const verificationsLostMax = 3
/** Maximum schema refusals by a compatible server in one attempt; after that, requests ask for plain JSON. */
export const shapeRefusalsMax = 1
