/**
 * Every problem of the service. The enum of codes, the error responses, the OpenAPI document and the problem pages are
 * derived from this table. Source: ERROR-1.
 */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    detail: 'The request does not match the contract of this operation.',
    when:
      'The JSON is malformed, a field is unknown, missing or out of bounds, the Idempotency-Key is missing ' +
      'or malformed, the body is larger than 32 KiB, Content-Encoding is present, Content-Type is not ' +
      'application/json, or a cursor is not one this listing gave out.',
    remedy:
      'Correct the request; `errors`, where present, names the places. Nothing was stored and no allocation was consumed.',
  },
  invalid_auth: {
    status: 401,
    title: 'Invalid authentication',
    detail: 'The request carries no valid personal API token.',
    when:
      'The Authorization header is missing or malformed, or its token is unknown, expired, revoked or not ' +
      'a personal API token. Tokens of the OAuth integration are not accepted here.',
    remedy: 'Send `Authorization: Bearer <personal API token>` once, with a token that is still valid.',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    detail: 'The role of this token does not permit the operation.',
    when: 'The token belongs to a viewer and the operation creates, or its owner is no longer a member of the workspace.',
    remedy: 'Ask an administrator of the workspace for the editor role, or use a token of a current member.',
  },
  preview_disabled: {
    status: 403,
    title: 'Preview not enabled',
    detail: 'Public API access is not enabled for this workspace.',
    when: 'The workspace has no enabled public API access, or its monthly allocation has not been set.',
    remedy: 'Ask your contact to enable the preview and to set an allocation.',
  },
  workspace_frozen: {
    status: 403,
    title: 'Workspace frozen',
    detail: 'This workspace is frozen; neither reads nor writes are possible.',
    when: 'The workspace is under a billing freeze.',
    remedy: 'Settle the open invoice or talk to support. Jobs accepted before the freeze still run to their end.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing here that this token can see.',
    when:
      'The path or method is not one of the four operations, the job is unknown, or the offer is archived ' +
      'or not of this workspace. Which of these is the case is not disclosed.',
    remedy: 'Check the path, the method and the identifier; list the offers to see which are active.',
  },
  missing_brand: {
    status: 422,
    title: 'Brand profile missing',
    detail: 'The workspace has no brand profile to ground copy in.',
    when: 'A job is created in a workspace without a brand profile.',
    remedy: 'Fill in the brand profile in the web application, then send the request again with the same key.',
  },
  grounding_too_large: {
    status: 422,
    title: 'Grounding too large',
    detail: 'The grounding facts exceed 16 KiB in one field or 128 KiB in total.',
    when:
      'The facts of brand, offer, avatars and Think reports exceed a limit, counted in UTF-8 bytes. ' +
      'Nothing is truncated, and the brief does not count.',
    remedy:
      'Remove knowledge files in the web application, under Knowledge, which shows how full the brand ' +
      'brief is, or ask your contact to shorten the other facts. Then send the request again with the same ' +
      'key.',
  },
  idempotency_mismatch: {
    status: 422,
    title: 'Idempotency key used for another request',
    detail: 'This Idempotency-Key belongs to a request with a different body.',
    when: 'The key was accepted before in this workspace, with another canonical body. Keys never expire.',
    remedy: 'Use a fresh key for each intended job, and the same body with the same key when you retry.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Monthly allocation exhausted',
    detail: 'The monthly allocation of this workspace is spent.',
    when: 'All units of the current UTC month are consumed. Replays of accepted requests still work.',
    remedy: 'Wait until `reset_at`, or ask for a larger allocation.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    detail: 'Requests arrive faster than this instance allows.',
    when: 'The limiter of the token is exhausted, or that of the client address when authentication fails.',
    remedy: 'Wait for the seconds in `Retry-After`, and poll at the pace that job reads suggest.',
  },
  unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    detail: 'The service cannot answer this request at the moment.',
    when: 'Creating jobs is switched off, or something the service depends on is down. Reads work while creation is off.',
    remedy: 'Send the same request with the same Idempotency-Key again after the seconds in `Retry-After`.',
  },
} as const satisfies Record<string, ProblemDefinition>

/** A row of {@link problems}. `status` is the HTTP status; `title` and `detail` are fixed texts that clients see. */
export interface ProblemDefinition {
  status: number
  title: string
  detail: string
  when: string
  remedy: string
}

export type ProblemCode = keyof typeof problems

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]
