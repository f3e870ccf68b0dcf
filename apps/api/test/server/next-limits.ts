/**
 * A known way in which the API under Next deviates from the contract. `cases` matches the names of the affected cases.
 */
export interface Limit {
  theme: string
  why: string
  cases: RegExp
  /**
   * If true, the connection may close before the client gets the response to an accepted job. A replay with the same
   * key then returns the job.
   */
  losesAnswers?: boolean
}

const parser = "Node's parser refuses these before Next, with a bare answer"
const normal = 'Next mends or redirects a target before it looks for a route'
const own = 'Next answers these paths and methods itself'

export const nextLimits: readonly Limit[] = [
  { theme: 'headers that stand twice', why: parser, cases: /^Content-Length twice|^two lengths/ },
  {
    theme: 'headers that stand twice',
    why: 'a Request has the first of these headers, or their list as one value',
    cases: /^(a good )?Authorization\b|^Idempotency-Key twice|^Content-Type twice|^Host twice/,
  },
  { theme: 'credentials, and tokens in other places', why: normal, cases: /^a token in the user information/ },
  {
    theme: 'headers that change nothing',
    why: 'Next obeys its own cookies and headers',
    cases: /^Cookie: __prerender_bypass|^X-Middleware-Prefetch|^RSC/,
  },
  { theme: 'targets', why: normal, cases: /^(GET|POST) (\/.*)?\/\// },
  { theme: 'targets', why: normal, cases: /^GET \/(.*\/)?(\.\.?|%2e(%2e|\.)?)\/.*offers/i },
  { theme: 'targets', why: normal, cases: /^(GET|POST) (\/api.*\\|\*|[a-z]+:\/\/)/i },
  { theme: 'targets', why: normal, cases: /^GET a job (%2e|\\|\.\.\\)|absolute form|^a fragment/i },
  { theme: 'targets', why: own, cases: /^(GET|POST) \/(_next\/(image|data)|_error|404|500)|^GET a job \[\[/ },
  {
    theme: 'targets',
    why: 'Next answers a path that it cannot decode with a bare 400 or 500',
    cases: /^(GET|POST) \/(%zz|%ff|api\/v1\/offers(%$|%c))|^GET a job %(zz|ff|$)/,
  },
  { theme: 'targets', why: parser, cases: /parser refuses|no UTF-8 in|control character|twenty thousand/ },
  {
    theme: 'methods',
    why: own,
    cases: /^(?!OPTIONS [/w]|PUT|PATCH|DELETE|a create)/,
  },
  { theme: 'HEAD', why: 'Next leaves out the length that GET would have', cases: /^/ },
  {
    theme: 'queries',
    why: 'Next reads these parameters, or loses them, before the route handler',
    cases: /__proto__=|%5f%5fproto|nxtPpath/,
  },
  {
    theme: 'Content-Length',
    why: parser,
    cases: /^Content-Length: (?!"00093"|" 93 ")|^an empty|^a Content-Length of (a body|0)|^no Content-Length/,
  },
  { theme: 'chunked bodies', why: parser, cases: /^(a|an|no) (size|extension)|^a chunk (longer|ended)|megabyte/ },
  {
    theme: 'transfer codings and conflicting lengths',
    why: `${parser}; a coding that it takes, Next takes too`,
    cases: /^(?!Transfer-Encoding: ( chunked|chunked|CHUNKED|Chunked)$|chunks on a GET)/,
  },
  {
    theme: 'lines of a head',
    why: parser,
    cases: /^(?!empty lines|a value of bytes|an Idempotency-Key|eight hundred)/,
  },
  {
    theme: 'versions, upgrades and other protocols',
    why: "Node's and Next's own answers to versions, upgrades, Expect and CONNECT",
    cases: /^/,
  },
  {
    theme: 'pipelines',
    why: `${parser}, and may end the connection while an accepted job's answer is on its way`,
    cases: /^an accepted job is answered 202 though/,
    losesAnswers: true,
  },
  {
    theme: 'pipelines',
    why: parser,
    cases: /^(?!a create behind|a read behind a create|two creates|a hundred|an accepted job is)/,
  },
]
