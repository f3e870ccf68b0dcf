/**
 * Candidates in one attempt: the first one and its repairs. A job uses one unit of the monthly allocation, regardless
 * of the number of candidates.
 */
export const candidatesMax = 3
/** Verifier calls in one verification of a candidate. The second call is made only if the first answer was unusable. */
export const verificationAsksMax = 2
/** The job fails after this many verifications of one candidate in which every answer was unusable. */
export const verificationsLostMax = 3
/**
 * Maximum number of times that an OpenAI-compatible server can refuse the JSON schema of a role (writer or verifier) in
 * one attempt. After that, requests ask for plain JSON.
 */
export const shapeRefusalsMax = 1
/**
 * Limits of a provider's response. The AI SDK parses a response on the worker's main thread. With these limits, parsing
 * takes less than 50 ms. The largest copy with its support and its reasoning needs about 150 KiB. `valuesMax` limits
 * the number of JSON values, because many small values take the longest to parse. A normal response has a few hundred.
 */
export const responseBounds = { bytesMax: 320 * 1024, valuesMax: 5_000 } as const
