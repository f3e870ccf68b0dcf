/**
 * Maximum number of candidates in one attempt: the first one and its repairs. Together they use one unit of the
 * allocation.
 */
export const attemptsMax = 3
/**
 * Maximum number of verifier calls for one candidate. The second call is made only if the first answer was unusable.
 */
export const verificationAsksMax = 2
/** The job fails after this many failed verifications of one candidate. */
export const verificationsLostMax = 3
/**
 * Maximum number of times that a compatible server may refuse the schema in one attempt. After that, requests ask for
 * plain JSON.
 */
export const shapeRefusalsMax = 1
