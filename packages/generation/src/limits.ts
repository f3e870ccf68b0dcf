/**
 * Maximum number of candidates in one attempt: the first one and its repairs. All of them together use one unit of the
 * allocation.
 */
export const attemptsMax = 3
/**
 * Maximum number of verifier calls for one candidate. The second call is made only if the first answer cannot be used.
 */
export const verificationAsksMax = 2
/** Number of failed verifications of one candidate after which its job ends. */
export const verificationsLostMax = 3
/**
 * Maximum number of times that a compatible server may refuse the schema in one attempt. After that, requests ask for
 * plain JSON.
 */
export const shapeRefusalsMax = 1
