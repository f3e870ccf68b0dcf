import type { Explanation } from './judge.ts'

const rest = 'apps/api/src/rest'
const jobs = 'packages/core/src/jobs'
const leastRole =
  'Viewer is the least of the roles: nobody ranks below it, nor below a role that does not exist and ranks lower still.'
const noRead = 'Whatever is no read is held to all that a create is.'
const bothOrNeither = 'For the compiler: a cursor is decoded to both, and where there is none there is neither.'

/** Mutants that no test can or should kill, each with its reason. */
export const explanations: readonly Explanation[] = [
  {
    file: `${rest}/limiter.ts`,
    original: 'oldest !== undefined',
    replacement: 'true',
    why: 'For the compiler: a map with more than 20,000 keys has a first one.',
  },
  {
    file: `${rest}/match-operation.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    why: "A create or a job read would take one parameter, of the mutant's own name: no test can know every name.",
  },
  {
    file: `${rest}/invalid-places.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'Only that it is no name that may be echoed counts, and with a space and an exclamation mark it is none either.',
  },
  {
    file: `${rest}/adapter.ts`,
    original: 'response.body === undefined',
    replacement: 'false',
    why: 'For the compiler: the library ends every answer that did not fail with a body.',
  },
  {
    file: `${rest}/adapter.ts`,
    original: "'the adapter ended without an answer'",
    replacement: '""',
    why: 'Words for the log of a fault that the library does not have.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: 'matched?.operation',
    replacement: 'matched.operation',
    why: 'For the compiler: the limiter has been asked, and it is asked of requests that match an operation.',
  },
  {
    file: `${rest}/credential.ts`,
    original: "'query'",
    replacement: '""',
    why: 'It says where a schema refused the input; looking up a token has no schema.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'The key of a read, which no verb that reads looks at.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: "'query'",
    replacement: '""',
    why: 'Whatever is not `body` is read as the query.',
  },
  {
    file: `${jobs}/create-job.ts`,
    original: 'default: return assertExhaustive(outcome)',
    replacement: 'default:',
    why: 'The compiler has no outcome left that could come here.',
  },
  {
    file: `${jobs}/cursor.ts`,
    original: 'payload === undefined',
    replacement: 'false',
    why: 'For the compiler: a text that is split has a first piece.',
  },
  {
    file: `${jobs}/list-jobs.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'What a cursor without a filter is bound to: any word does that no state has, as long as it is the same both times.',
  },
  {
    file: `${jobs}/list-jobs.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'The position of a first page: without an id it is none.',
  },
  {
    file: `${rest}/credential.ts`,
    original: 'credential === undefined',
    replacement: 'false',
    why: 'For the compiler: what has no credential is parsed as the word "undefined", and that is no token.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: 'id !== undefined',
    replacement: 'true',
    why: 'For the compiler: without an id the pattern is asked about the word "undefined", which has the form of one.',
  },
  { file: `${rest}/handle-rest.ts`, original: "'create'", replacement: '""', why: noRead },
  { file: `${jobs}/create-job.ts`, original: "'create'", replacement: '""', why: noRead },
  {
    file: `${jobs}/list-jobs.ts`,
    original: 'createdAt !== undefined && id !== undefined',
    replacement: 'createdAt !== undefined || id !== undefined',
    why: bothOrNeither,
  },
  { file: `${jobs}/list-jobs.ts`, original: 'createdAt !== undefined', replacement: 'true', why: bothOrNeither },
  { file: `${jobs}/list-jobs.ts`, original: 'id !== undefined', replacement: 'true', why: bothOrNeither },
  {
    file: `${jobs}/lease-jobs.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'The workspace served last, when none was: identifiers of workspaces begin with a small letter and sort behind both.',
  },
  {
    file: `${jobs}/lease-jobs.ts`,
    original: '2 ** 31 - 1',
    replacement: '2 ** 31 + 1',
    why: 'More than any workspace can have at work, either way.',
  },
  {
    file: `${jobs}/list-all-jobs.ts`,
    original: 'workspaceId === undefined',
    replacement: 'false',
    why: 'Then permit() is asked of no workspace: it lets the operator alone pass and answers others alike, as permitOperator() does.',
  },
  {
    file: `${jobs}/list-all-jobs.ts`,
    original: 'workspaceId !== undefined',
    replacement: 'true',
    why: 'Prisma takes an undefined condition for none.',
  },
  {
    file: `${jobs}/list-all-jobs.ts`,
    original: 'state !== undefined',
    replacement: 'true',
    why: 'Prisma takes an undefined condition for none.',
  },
  { file: `${jobs}/list-all-jobs.ts`, original: "'viewer'", replacement: '""', why: leastRole },
  { file: `${jobs}/show-job.ts`, original: "'viewer'", replacement: '""', why: leastRole },
]
