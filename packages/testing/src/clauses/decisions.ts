/** Decisions on what the contract leaves open. `docs/api.md` explains them to partners. */
export const decisionClauses = {
  // Requests
  'D-TOKEN-HEADER-1': 'The token is in exactly one Authorization header; the case of the scheme does not matter.',
  'D-TOKEN-HEADER-2': 'A token in any other place is ignored.',
  'D-TOKEN-FORMAT':
    'A token is its prefix, 30 random base62 characters and a checksum of six; a malformed token is refused without a database query.',
  'D-UNBOUND-1': 'A token that has expired, or whose user or workspace no longer exists, is `invalid_auth`.',
  'D-UNBOUND-2': 'The token of a removed member is `forbidden`, even after the person is added again.',
  'D-ROUTING-1': 'An unknown path or method is `not_found` before anything else, without authentication.',
  'D-ROUTING-2': 'HEAD gets the response of GET without a body.',
  'D-ROUTING-3': 'CORS is not supported.',
  'D-ROUTING-4': 'Every `not_found` has the same text.',
  'D-FAULT-1':
    'A request that the HTTP parser refuses gets a 400 `invalid_request` problem and the connection is closed.',
  'D-FAULT-2':
    'A request that does not arrive in time gets a 400 `invalid_request` problem and the connection is closed.',
  'D-ORDER':
    'Checks come in one order: routing, limiter, authentication, membership, preview, billing, switch, ' +
    'role, form of the request, key, offer, brand, grounding, allocation.',
  'D-ORDER-REPLAY':
    'A replay succeeds despite an archived offer, a removed brand profile or a spent allocation, but role, freeze and switch can refuse it.',
  'D-FACES-1': 'Core enforces freeze, switch, role and allocation, both for the API and for the web application.',
  'D-FACES-2': 'The API lists and reads jobs created in the web application.',
  'D-BLOG': 'blog with instagram is `invalid_request` at /copy_length and costs nothing.',
  'D-TYPE':
    'The only parameter that Content-Type may have is charset=utf-8, in any case; the header is parsed, not matched by prefix.',
  'D-ENCODING': 'Any Content-Encoding is refused, identity too.',
  'D-BODY-1': 'A body of 32,768 bytes is accepted and one of 32,769 is refused, regardless of its Content-Length.',
  'D-BODY-2': 'The body is UTF-8 without a byte order mark.',
  'D-BODY-3': 'Duplicate keys, lone surrogates and NUL are `invalid_request`.',
  'D-BODY-4': 'A field that is null is not the same as a missing field.',
  'D-BRIEF': 'The brief is counted in code points after trimming.',
  'D-CANONICAL-1':
    'Two bodies are the same if they are equal after the brief is trimmed, defaults are applied and keys are sorted.',
  'D-CANONICAL-2': 'A replay matches under every key of the fingerprint ring, and new fingerprints use the newest key.',
  'D-CANONICAL-3':
    'The canonical text of a body contains the version of its format; the format of a version never changes.',
  'D-KEY-1': 'A key belongs to the workspace, for all its tokens and members.',
  'D-KEY-2': 'Only an accepted request binds a key.',
  'D-KEY-3': 'If concurrent requests use the same new key, one creates the job and the others replay it.',
  'D-QUERY-1': 'Unknown and repeated query parameters are `invalid_request`; create and read take none.',
  'D-QUERY-2': 'The query is checked before an id is looked up.',
  'D-LIMIT': '`limit` is an integer from 1 to 100, by default 20; anything else is `invalid_request`.',
  'D-CURSOR-1': 'A cursor is bound to workspace, operation and filter; a tampered or foreign one is `invalid_request`.',
  'D-CURSOR-2': '`limit` may change between pages.',
  'D-CURSOR-3':
    'Paging through a listing returns every job that existed at the start exactly once, even if jobs are added meanwhile.',
  'D-STATUS': '`status` is one of the four states, and may be given once.',
  'D-GROUNDING-1': 'Grounding is counted in UTF-8 bytes; a list is one field, joined by newlines.',
  'D-GROUNDING-2':
    'The total is profile, brand brief, all avatars and Think reports, and the offer; the brief does not count.',
  'D-GROUNDING-3': 'An edit can store grounding that is too large for a job, with a warning; only creates are refused.',
  'D-GROUNDING-4': 'An edit can store a field of up to 1 MiB.',

  // Responses
  'D-JOB':
    'A job has `object`, `id`, `status`, `created_at`, and `completed_at` once terminal; times are RFC 3339 in UTC with milliseconds.',
  'D-RESULT-1': 'Optional fields of a result are left out, never null.',
  'D-RESULT-2': 'A result is the generated copy, even if it is edited later.',
  'D-RESULT-3':
    '`sources` lists each file with a fact in the snapshot once, ordered by id, and is left out if no file has one.',
  'D-RESULT-4': '`app_url` is built at each read, from the current origin of the web application.',
  'D-ID-1': 'Ids are opaque, prefixed by kind, and sort by time.',
  'D-ID-2': 'A malformed, an unknown and a foreign id get the same 404, identical except for the request id.',
  'D-STATE': 'A job starts queued and goes to running, succeeded or failed, never backwards.',
  'D-DEADLINE': 'A job is terminal by its deadline; a job that reaches it fails with `generation_timeout`.',
  'D-DEADLINE-SET': 'The deadline is 24 hours after acceptance unless the environment sets another.',
  'D-BACKOFF': 'A failed attempt at a job is repeated after at most 30 seconds, until its deadline.',
  'D-RESTART': 'A lost workflow is started again within two minutes.',
  'D-FINAL': 'A later freeze, revoked token, archived offer or switch does not stop an accepted job.',
  'D-REPLAY': 'A replay gets 202 with the job in its current state, `Location` and `Idempotent-Replayed: true`.',
  'D-ERROR': '`error` is `{code, message}` from a fixed catalogue.',
  'D-LIST-1': 'A listing is `{object: "list", data, has_more, next_cursor}`; `next_cursor` is null on the last page.',
  'D-LIST-2': 'Offers have the same envelope and parameters, except `status`, and are ordered by name, then by id.',
  'D-LIST-3': 'Jobs that were created at the same time are ordered by id, latest first.',
  'D-RETRY-1': '`Retry-After` is in whole seconds, at least 1, on 429 and 503.',
  'D-RETRY-2':
    '`Retry-After` is on creates and reads while the job is not terminal, and depends on the recent duration of jobs; other 2xx responses do not have it.',
  'D-RESET':
    '`reset_at` is the start of the next UTC month, without fractions of a second, and `Retry-After` of `quota_exceeded` is the time until then.',
  'D-RATE-1':
    "`RateLimit-Policy` and `RateLimit` contain the limiter's policy on every response to a request that reached the limiter, including the limiter's refusals.",
  'D-RATE-2': "On POST, the month's allocation is a second policy.",
  'D-UNAVAILABLE': 'An unreachable database, a lock time-out and an unexpected error are 503, for reads too.',
  'D-TEMPORAL': 'No request is refused because Temporal or a model provider is down.',
  'D-REQUEST-ID': '`request_id` is in every problem, and `X-Request-Id` on every response.',
  'D-EXTRAS-1': '`invalid_request` may contain `errors`, each with a detail and a pointer, a parameter or a header.',
  'D-EXTRAS-2': 'Values that a client sent are never echoed, and names are echoed only if they are harmless.',
  'D-PAGES': 'The base URL of `type` is configurable, and serves a page for each code without sign-in.',
  'D-PAGES-DEFAULT': "By default the base URL of `type` is /problems under the web application's origin.",
  'D-WWW': '`WWW-Authenticate` is exactly Bearer.',
  'D-LIMITER-1': 'The limiter counts by token, and by client address for malformed or missing authentication.',
  'D-LIMITER-2':
    "The client address is the socket's address; with trusted proxies, it is counted from the right of X-Forwarded-For.",
  'D-LIMITER-3': 'A well-formed token is always looked up; if it is not found, the request counts against its address.',
  'D-LIMITER-4':
    'By default 1,200 requests per minute for a token and 120 for an address, each usable in one burst; memory is bounded.',
  'D-LIMITER-5': 'Environment variables set the two limits, and each instance counts separately.',
  'D-POLLING': 'A client that obeys `Retry-After` and `RateLimit` never gets `rate_limited`.',

  // Administration
  'D-ALLOCATION-1':
    'A missing allocation is `preview_disabled`; an allocation of 0 or a spent one is `quota_exceeded`.',
  'D-ALLOCATION-2': "A unit is charged to the month of acceptance, according to the database's clock.",
  'D-SWITCH':
    "Mutations are off if the environment or the database switches them off; the database's switch takes effect at the next request.",
  'D-SWITCH-DEFAULT': 'Mutations are on if neither environment nor database sets the switch.',
  'D-ROLE': "A token's role is its member's role at the time of the request.",
  'D-TOKENS-1': 'A revoked token is refused at the next request.',
  'D-TOKENS-2': 'Only a hash of a token is stored, with its prefix and last four characters.',
  'D-TOKENS-3': 'A token is shown only when it is issued.',
  'D-TOKENS-4': 'A token expires at the time that its issuer set, or never if no time was set.',
  'D-TOKENS-5': 'The last use of a token is recorded, and no request waits for it.',
  'D-DOCS': 'Documents of the API are `noindex` until the enablement checklist is complete.',

  // Copy
  'D-COPY-1': 'The upper bounds of primary text, headline and description are enforced in graphemes.',
  'D-COPY-2': 'A text below its lower bound is not padded, but delivered with a failed check.',
  'D-COPY-4':
    'A headline of more than 40 and a description of more than 30 graphemes are delivered with a failed check.',
  'D-COPY-3':
    'The brief steers the copy but is not a source: it is never repeated whole, and the copy has no ' +
    'name, number, price or code that is missing in the grounding.',
} as const satisfies Record<string, string>
