/**
 * Tests are tagged with the ids of the clauses that they prove; `docs/contract-coverage.md` is generated from the tags.
 */
export const contractClauses = {
  'S-1': 'Four operations exist: create a job, read one, list jobs, list offers.',
  'S-2':
    'Grounding comes only from the brand profile and the optional offer; a client sends no variation ' +
    'count, avatar, Think report, voice or prompt.',
  'S-3': 'There are no webhooks and no events.',
  'S-4': 'Every response has `Cache-Control: no-store`.',
  'S-5': 'Paths are relative to one base address.',
  'S-6': 'No client can reach the generation backend.',
  'S-7': 'If `PUBLIC_API_ENABLED` is off, mutations are `unavailable` and reads work.',

  'JOB-1': 'A job has an `id`, which identifies it in paths.',
  'JOB-2': '`status` is queued, running, succeeded or failed.',
  'JOB-3': '`error` is present exactly if the job failed, and discloses no internals.',
  'JOB-4': '`result` is present exactly if the job succeeded.',
  'JOB-5': 'A job never echoes its brief or any grounding.',
  'JOB-6': 'The text of the brief is removed once the job has finished.',
  'JOB-7': 'Later edits in the web application do not change the snapshot of a job.',

  'RESULT-1': 'A result has a `headline` and a `primary_text`.',
  'RESULT-2': '`description` is optional.',
  'RESULT-3': '`artifact_id` is the id of the saved artifact.',
  'RESULT-4': '`app_url` leads to the artifact in the web application.',
  'RESULT-5': '`sources` lists the knowledge files from which the brand brief was built.',

  'OFFER-1': 'An offer is `{id, object: "offer", name}`.',
  'OFFER-2': 'A create accepts the `id` of an offer as `offer_id`.',
  'OFFER-3': 'Listings contain no archived offers and no offers of other workspaces.',

  'STATE-1': 'succeeded and failed are terminal.',
  'STATE-2': 'Reading a failed job also gets 200.',
  'STATE-3': 'A job is created with 202 in a state that is not terminal.',

  'HTTP-1': 'Every operation requires authentication.',
  'HTTP-2': 'Every body is JSON.',

  // POST /api/v1/ad-copy-generations
  'POST-KEY-1': 'Exactly one Idempotency-Key is required.',
  'POST-KEY-2': 'An Idempotency-Key has 1 to 128 of the characters A-Z a-z 0-9 . _ : and -.',
  'POST-TYPE': 'Content-Type is application/json; any other is `invalid_request`.',
  'POST-ENCODING': 'Content-Encoding is absent; compressed bodies are `invalid_request`.',
  'POST-BODY-1': 'The body is one JSON object.',
  'POST-BODY-2': 'The body has at most 32 KiB.',
  'POST-BODY-3': 'Unknown fields are refused.',
  'POST-PLATFORM': '`platform` is required: facebook or instagram.',
  'POST-AWARENESS': '`awareness_level` is required: unaware, problem_aware or solution_aware.',
  'POST-BRIEF': '`brief` is required: 1 to 280 characters after trimming.',
  'POST-OFFER': '`offer_id` is optional.',
  'POST-LENGTH': '`copy_length` is short, medium, long, extra_long or blog; medium when omitted.',
  'POST-202': 'A successful create gets 202 with the job and its `Location`.',
  'POST-1':
    'The same key with the same canonical body gets 202 with the existing job in its current state, creates no job and costs nothing.',
  'POST-2': 'The same key with a different canonical body is `idempotency_mismatch`.',
  'POST-3': 'Keys never expire.',
  'POST-4': 'The canonical request has its keys sorted and its defaults applied.',
  'POST-5': 'An offer that is not active in the workspace of the caller is `not_found`.',
  'POST-6': 'A workspace without a brand profile is `missing_brand`.',
  'POST-7': 'Grounding over its limits is `grounding_too_large`; nothing is truncated.',
  'POST-8': 'A create by a viewer is `forbidden`.',
  'POST-9': 'blog is only for facebook.',

  // GET /api/v1/ad-copy-generations/{id}
  'READ-1': 'Reading a job gets 200 in every state.',
  'READ-2': 'An unknown id is `not_found`.',

  // GET /api/v1/ad-copy-generations
  'LIST-1': '`cursor` is the `next_cursor` of the previous page; an invalid cursor is `invalid_request`.',
  'LIST-2': '`status` filters by state.',
  'LIST-3': 'Jobs come newest first.',
  'LIST-4': 'A page has 20 jobs by default and 100 at most.',
  'LIST-5': '`next_cursor` leads to the next page.',

  // GET /api/v1/offers
  'OFFERS-1': 'The listing contains the active offers.',

  'AUTH-1': 'Personal API tokens, recognised by their prefix, are the only credential.',
  'AUTH-2': 'Access and refresh tokens of the OAuth integration are `invalid_auth`.',
  'AUTH-3': 'The scheme is Bearer; a failed authentication is 401 with `WWW-Authenticate: Bearer`.',
  'AUTH-4': 'Missing, malformed, revoked and unbound credentials are `invalid_auth`.',
  'AUTH-5': 'A token may do what its role permits; a removed membership is `forbidden`.',
  'AUTH-6': 'If the workspace has no enabled access or no allocation, the response is `preview_disabled`.',
  'AUTH-7': 'A frozen workspace refuses reads and writes with `workspace_frozen`.',

  'ERROR-1': 'Errors are `application/problem+json` with type, title, status, detail and request_id.',
  'ERROR-2': '`type` is the base URL of problems, followed by a slash and the code.',
  'ERROR-3': 'A job that fails is not an HTTP error.',
  invalid_request:
    '400: malformed JSON, unknown fields, a missing key, an oversize body, Content-Encoding, a wrong Content-Type, a bad cursor.',
  invalid_auth: '401 with WWW-Authenticate.',
  forbidden: '403: the role does not permit the operation, or the membership was removed.',
  preview_disabled: '403: the workspace has no enabled access or no allocation.',
  workspace_frozen: '403: the workspace is frozen, for reads and writes.',
  not_found: '404: an unknown job, an offer that is archived or foreign; the reason is not disclosed.',
  missing_brand: '422: the workspace has no brand profile.',
  grounding_too_large: '422: facts of brand, offer, avatars or Think reports exceed a limit.',
  idempotency_mismatch: '422: the key was already used with a different body.',
  quota_exceeded: '429 with Retry-After and `reset_at`: the allocation of the month is spent.',
  rate_limited:
    '429 with Retry-After: too many requests per token, or per client address for malformed authentication.',
  unavailable: '503: the switch is off for mutations, or a dependency is down.',

  'LIMIT-BODY': 'A request body has at most 32 KiB.',
  'LIMIT-BRIEF': 'A brief has 1 to 280 characters after trimming.',
  'LIMIT-KEY': 'An Idempotency-Key has 1 to 128 characters.',
  'LIMIT-PAGE': 'A page has 20 items by default, 100 at most.',
  'LIMIT-GROUNDING': 'Grounding has at most 16 KiB in a field and 128 KiB in total.',
  'LIMIT-ALLOCATION': 'The allocation is counted in units per workspace and UTC month.',
  'ALLOCATION-1': 'The first accepted request with a key consumes one unit, even if its generation fails later.',
  'ALLOCATION-2': 'Refusals of any kind and replays consume no unit.',

  'EVENT-1': 'Polling the job is the only way to observe its completion.',
  'VERSION-1': 'The version is the prefix `/api/v1` of every path.',
  'VERSION-2': 'The public navigation does not link to documents of the preview.',
} as const satisfies Record<string, string>
