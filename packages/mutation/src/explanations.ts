import type { Explanation } from './judge.ts'

const rest = 'apps/api/src/rest'
const jobs = 'packages/core/src/jobs'
const leastRole = 'Both values let every role pass: viewer is the lowest role, and an unknown role ranks even lower.'
const noRead = 'Every act that is not a read is checked like a create.'
const bothOrNeither = 'Only the compiler needs this: a cursor decodes to both values or to neither.'

/** Mutants that no test can or should kill, each with its reason. */
export const explanations: readonly Explanation[] = [
  {
    file: `${rest}/limiter.ts`,
    original: 'oldest !== undefined',
    replacement: 'true',
    why: 'Only the compiler needs this: a map with more than 20,000 keys has a first key.',
  },
  {
    file: `${rest}/match-operation.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'With this mutant, create requests and job reads accept one extra query parameter, under a name that Stryker invents. No test can try every name.',
  },
  {
    file: `${rest}/invalid-places.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'The value only has to be a name that is never echoed. The value of the mutant is such a name, because it contains spaces and an exclamation mark.',
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
    why: 'The text would be logged only for a bug that the library does not have.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: 'matched?.operation',
    replacement: 'matched.operation',
    why: 'Only the compiler needs this: this code runs only after the limiter, which runs only for requests that match an operation.',
  },
  {
    file: `${rest}/credential.ts`,
    original: "'query'",
    replacement: '""',
    why: 'The value states where a schema refused the input, but the token look-up has no schema.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'The value is the idempotency key of a read, which no read uses.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: "'query'",
    replacement: '""',
    why: 'Every value other than `body` has the same meaning as `query`.',
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
    why: 'The value marks a cursor without a filter. Any constant works that is not the name of a state.',
  },
  {
    file: `${jobs}/list-jobs.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'The value is the position of the first page. A position without an id is ignored.',
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
    why: 'The value stands for the last served workspace while no workspace has been served yet. It only has to sort before all workspace ids, which begin with a lower-case letter.',
  },
  {
    file: `${jobs}/lease-jobs.ts`,
    original: '2 ** 31 - 1',
    replacement: '2 ** 31 + 1',
    why: 'Both values exceed the number of started jobs that a workspace can have.',
  },
  {
    file: `${jobs}/list-all-jobs.ts`,
    original: 'workspaceId === undefined',
    replacement: 'false',
    why: 'Without a workspace, permit() lets only operators pass and refuses all others, exactly like permitOperator().',
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
