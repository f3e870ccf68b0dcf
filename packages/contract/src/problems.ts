/**
 * The enum of codes, the error responses, the OpenAPI document and the problem pages are derived from this table.
 * Source: ERROR-1.
 */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    detail: 'The request does not match the contract of this operation.',
    when:
      'The JSON is malformed, a field is unknown, missing or out of bounds, the Idempotency-Key is missing ' +
      'or malformed, the body is larger than 32 KiB, Content-Encoding is present, Content-Type is not ' +
      'application/json, or the cursor is not from this list.',
    remedy:
      'Correct the request. If `errors` is present, it contains the places. Nothing was stored and no allocation was used.',
  },
  invalid_auth: {
    status: 401,
    title: 'Invalid authentication',
    detail: 'The request carries no valid personal API token.',
    when:
      'The Authorization header is missing or malformed, or its token is unknown, expired, revoked or not ' +
      'a personal API token. Tokens of the OAuth integration are not accepted.',
    remedy: 'Send exactly one `Authorization: Bearer <personal API token>` header with a valid token.',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    detail:
      'The role of this token does not permit the operation, or its owner is no longer a member of the workspace.',
    when: 'The token belongs to a viewer, who may not create jobs, or its owner is no longer a member of the workspace.',
    remedy: 'Ask an administrator of the workspace for the editor role, or use a token of a current member.',
  },
  preview_disabled: {
    status: 403,
    title: 'Preview not enabled',
    detail: 'Public API access is not enabled for this workspace, or its monthly allocation is not set.',
    when: 'Public API access is not enabled for the workspace, or its monthly allocation has not been set.',
    remedy: 'Ask your contact to enable the preview and set an allocation.',
  },
  workspace_frozen: {
    status: 403,
    title: 'Workspace frozen',
    detail: 'This workspace is frozen; neither reads nor writes are possible.',
    when: 'The workspace is frozen because of an open invoice.',
    remedy:
      'Pay the open invoice or contact support. Jobs that were accepted before the freeze still run to their end.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing here that this token can see.',
    when:
      'The path or method is not one of the four operations, the job is unknown, or the offer is archived ' +
      'or belongs to another workspace. The response does not reveal which of these is the case.',
    remedy: 'Check the path, the method and the identifier. List the offers to see which are active.',
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
      'The facts of brand, offer, avatars and Think reports exceed a limit, measured in UTF-8 bytes. The brief ' +
      'does not count. The service never truncates facts.',
    remedy:
      'In the web application, leave facts out of the brand brief under Knowledge, or shorten the brand profile, ' +
      'the offer, the avatars or the Think reports. Then send the request again with the same key.',
  },
  idempotency_mismatch: {
    status: 422,
    title: 'Idempotency key used for another request',
    detail: 'This Idempotency-Key belongs to a request with a different body.',
    when: 'The key was already used in this workspace for a request with a different body. Keys never expire.',
    remedy: 'Use a new key for each job. When you retry a request, send the same key with the same body.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Monthly allocation exhausted',
    detail: 'The monthly allocation of this workspace is spent.',
    when: 'All units of the current UTC month are used. Repeating an accepted request still works.',
    remedy: 'Wait until `reset_at`, or ask for a larger allocation.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    detail: 'Requests arrive faster than this instance allows.',
    when: 'The token has sent too many requests or, if authentication failed, the IP address has.',
    remedy: 'Wait for the seconds in `Retry-After`. Poll jobs no more often than their `Retry-After` says.',
  },
  unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    detail: 'The service cannot answer this request at the moment.',
    when: 'Creating jobs is switched off, or a system on which the service depends is down. Reads work while creating is off.',
    remedy: 'Send the same request with the same Idempotency-Key again after the seconds in `Retry-After`.',
  },
} as const satisfies Record<string, ProblemDefinition>

/** `title` and `detail` are fixed texts that clients see. */
export interface ProblemDefinition {
  status: number
  title: string
  detail: string
  when: string
  remedy: string
}

export type ProblemCode = keyof typeof problems

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]
