import type { Explanation } from './judge.ts'

const rest = 'apps/api/src/rest'
const jobs = 'packages/core/src/jobs'
const leastRole =
  'Viewer is the lowest role: no role ranks below it, and an unknown role, which ranks lower still, does not exist.'
const noRead = 'Everything that is not a read is checked as a create is.'
const bothOrNeither = 'Only the compiler needs this: a cursor decodes to both values or to neither.'

/** Mutants that no test can or should kill, each with its reason. */
export const explanations: readonly Explanation[] = [
  {
    file: `${rest}/limiter.ts`,
    original: 'oldest !== undefined',
    replacement: 'true',
    why: 'Only the compiler needs this: a map with more than 20,000 keys has a first one.',
  },
  {
    file: `${rest}/match-operation.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'A create or a job read would accept one parameter, under the name that the mutant invents: no test can try every name.',
  },
  {
    file: `${rest}/invalid-places.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'The value only has to be a name that may not be echoed; a space and an exclamation mark make it one.',
  },
  {
    file: `${rest}/adapter.ts`,
    original: 'response.body === undefined',
    replacement: 'false',
    why: 'Only the compiler needs this: the library ends every successful response with a body.',
  },
  {
    file: `${rest}/adapter.ts`,
    original: "'the adapter ended without an answer'",
    replacement: '""',
    why: 'Text for the log of a fault that the library does not have.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: 'matched?.operation',
    replacement: 'matched.operation',
    why: 'Only the compiler needs this: the limiter has run, and it runs only for requests that match an operation.',
  },
  {
    file: `${rest}/credential.ts`,
    original: "'query'",
    replacement: '""',
    why: 'It says where a schema refused the input; the token lookup has no schema.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'The idempotency key of a read; no read uses it.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: "'query'",
    replacement: '""',
    why: 'Every value other than `body` means the query.',
  },
  {
    file: `${jobs}/create-job.ts`,
    original: 'default: return assertExhaustive(outcome)',
    replacement: 'default:',
    why: 'Only the compiler needs this: no other outcome exists.',
  },
  {
    file: `${jobs}/cursor.ts`,
    original: 'payload === undefined',
    replacement: 'false',
    why: 'Only the compiler needs this: splitting a text yields at least one piece.',
  },
  {
    file: `${jobs}/list-jobs.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'The filter part of a cursor without a filter: any constant works that is not the name of a state.',
  },
  {
    file: `${jobs}/list-jobs.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'The position of a first page: without an id it is ignored.',
  },
  {
    file: `${rest}/credential.ts`,
    original: 'credential === undefined',
    replacement: 'false',
    why: 'Only the compiler needs this: a missing credential is parsed as the word "undefined", which is not a token.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: 'id !== undefined',
    replacement: 'true',
    why: 'Only the compiler needs this: without an id the pattern is tested against the word "undefined", which matches it.',
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
    why: 'The last served workspace when none was served yet: workspace ids begin with a lower-case letter and sort after both values.',
  },
  {
    file: `${jobs}/lease-jobs.ts`,
    original: '2 ** 31 - 1',
    replacement: '2 ** 31 + 1',
    why: 'Both values exceed what any workspace can have at work.',
  },
  {
    file: `${jobs}/list-all-jobs.ts`,
    original: 'workspaceId === undefined',
    replacement: 'false',
    why: 'permit() without a workspace lets only the operator pass and refuses others the same way, as permitOperator() does.',
  },
  {
    file: `${jobs}/list-all-jobs.ts`,
    original: 'workspaceId !== undefined',
    replacement: 'true',
    why: 'Prisma ignores a condition that is undefined.',
  },
  {
    file: `${jobs}/list-all-jobs.ts`,
    original: 'state !== undefined',
    replacement: 'true',
    why: 'Prisma ignores a condition that is undefined.',
  },
  { file: `${jobs}/list-all-jobs.ts`, original: "'viewer'", replacement: '""', why: leastRole },
  { file: `${jobs}/show-job.ts`, original: "'viewer'", replacement: '""', why: leastRole },
]
