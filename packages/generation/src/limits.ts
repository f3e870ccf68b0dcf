/**
 * Maximum number of candidates in one attempt: the first one and its repairs. A job uses one unit of the monthly
 * allocation, regardless of the number of candidates.
 */
export const attemptsMax = 3
/**
 * Maximum number of verifier calls in one verification of a candidate. The second call is made only if the first answer
 * was unusable.
 */
export const verificationAsksMax = 2
/** The job fails after this many verifications of one candidate in which every answer was unusable. */
export const verificationsLostMax = 3
/**
 * Maximum number of times that an OpenAI-compatible server can refuse the JSON schema of a role (writer or verifier) in
 * one attempt. After that, requests ask for plain JSON.
 */
export const shapeRefusalsMax = 1
