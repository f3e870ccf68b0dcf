import type { Explanation } from './judge.ts'

const rest = 'apps/api/src/rest'
const jobs = 'packages/core/src/jobs'
const leastRole = 'Both values let every role pass: viewer is the lowest role, and an unknown role ranks even lower.'
const noRead = 'Every act other than `read` is checked in the same way as `create`.'
const libraryBug = 'The text would be logged only if the library had a bug that it does not have.'
const sameOrder =
  'Ids sort by creation time, so both orders select the same jobs, unless a workspace has more than 200 jobs of a state that ended in another order.'
const bothOrNeither = 'Only the compiler needs the condition, because a cursor decodes to both values or to neither.'

/** Mutants that no test can or should kill, each with its reason. */
export const explanations: readonly Explanation[] = [
  {
    file: 'packages/contract/src/brief-by-file.ts',
    original: 'Math.max(0, index - 1)',
    replacement: 'Math.min(0, index - 1)',
    why: 'The mutant looks at all earlier facts instead of the last one. The sizes are the same; only the time grows.',
  },
  {
    file: 'packages/contract/src/grounding-size.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'Like the empty string, this text is the heading of no fact.',
  },
  {
    file: `${rest}/limiter.ts`,
    original: 'oldest !== undefined',
    replacement: 'true',
    why: 'Only the compiler needs the condition, because a map with more than 20,000 keys has a first key.',
  },
  {
    file: `${rest}/invalid-places.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: "The value must be a name that responses never repeat. The mutant's value is such a name too, because it contains spaces and an exclamation mark.",
  },
  {
    file: `${rest}/adapter.ts`,
    original: 'response.body === undefined',
    replacement: 'false',
    why: 'Only the compiler needs the condition, because the library ends every successful response with a body.',
  },
  {
    file: `${rest}/adapter.ts`,
    original: "'the adapter ended without an answer'",
    replacement: '""',
    why: libraryBug,
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: 'matched?.operation',
    replacement: 'matched.operation',
    why: 'Only the compiler needs the `?`, because the code runs only after the limiter, which runs only for requests that match an operation.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'The value is passed as the idempotency key of a read, and no read uses a key.',
  },
  {
    file: `${jobs}/create-job.ts`,
    original: 'default: return assertExhaustive(outcome)',
    replacement: 'default:',
    why: 'Only the compiler needs the statement, because no other outcome exists.',
  },
  {
    file: `${jobs}/cursor.ts`,
    original: 'payload === undefined',
    replacement: 'false',
    why: 'Only the compiler needs the condition, because splitting a text yields at least one piece.',
  },
  {
    file: `${jobs}/read-job-page.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'The value marks a cursor without a filter. Any constant that is not the name of a state would work.',
  },
  {
    file: `${jobs}/read-job-page.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'The value is the position of the first page, and a position without an id is ignored.',
  },
  {
    file: `${rest}/credential.ts`,
    original: 'credential === undefined',
    replacement: 'false',
    why: 'Only the compiler needs the condition. Without it, a missing credential is parsed as the word "undefined", which is not a token.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: 'id !== undefined',
    replacement: 'true',
    why: 'Only the compiler needs the condition. Without it, a missing id is tested as the word "undefined". The pattern matches this word, so no request is refused.',
  },
  { file: `${rest}/handle-rest.ts`, original: "'create'", replacement: '""', why: noRead },
  { file: `${jobs}/create-job.ts`, original: "'create'", replacement: '""', why: noRead },
  {
    file: `${jobs}/read-job-page.ts`,
    original: 'createdAt !== undefined && id !== undefined',
    replacement: 'createdAt !== undefined || id !== undefined',
    why: bothOrNeither,
  },
  { file: `${jobs}/read-job-page.ts`, original: 'createdAt !== undefined', replacement: 'true', why: bothOrNeither },
  { file: `${jobs}/read-job-page.ts`, original: 'id !== undefined', replacement: 'true', why: bothOrNeither },
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
  {
    file: `${jobs}/list-all-jobs.ts`,
    original: 'workspaceId === undefined',
    replacement: 'true',
    why: sameOrder,
  },
  { file: `${jobs}/list-all-jobs.ts`, original: "{ createdAt: 'desc' }", replacement: '{}', why: sameOrder },
  {
    file: `${jobs}/list-all-jobs.ts`,
    original: "{ id: 'desc' }",
    replacement: '{}',
    why: 'Operators do not depend on the order of jobs that were created in the same millisecond.',
  },
  {
    file: `${jobs}/begin-job.ts`,
    original: 'row.offer === null',
    replacement: 'false',
    why: 'Only the compiler needs the condition, because toOfferContent() returns null for null.',
  },
  {
    file: `${jobs}/follow-jobs.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'The mutant also looks for an artifact with an id that does not exist.',
  },
  {
    file: `${jobs}/show-job.ts`,
    original: 'row.artifact?.versions[0]?.card',
    replacement: 'row.artifact?.versions[0].card',
    why: 'Only the compiler needs the `?`, because every artifact has a first version.',
  },
  {
    file: `${rest}/message.ts`,
    original: 'key.length === name.length',
    replacement: 'true',
    why: 'The condition only saves time: names of different lengths are never equal.',
  },
  { file: `${jobs}/list-all-jobs.ts`, original: "'viewer'", replacement: '""', why: leastRole },
  {
    file: `${rest}/adapter.ts`,
    original: '{ inputs: [z.unknown()] }',
    replacement: '{}',
    why: 'The placeholders only save time. The mutant leaves the real schemas in place.',
  },
  {
    file: `${rest}/adapter.ts`,
    original: '[z.unknown()]',
    replacement: '[]',
    why: 'A procedure without schemas takes every input, like one with a placeholder.',
  },
  {
    file: `${rest}/adapter.ts`,
    original: '!(request instanceof GuardedRequest)',
    replacement: 'false',
    why: 'Only the compiler needs the condition, because the library passes on the request that it got.',
  },
  {
    file: `${rest}/adapter.ts`,
    original: "'the library replaced the request'",
    replacement: '""',
    why: libraryBug,
  },
  {
    file: `${rest}/client-ip.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'Neither text is an address.',
  },
  {
    file: `${rest}/handle-rest.ts`,
    original: 'state.context?.reply',
    replacement: 'state.context.reply',
    why: 'Only the compiler needs the `?`, because a request without a problem has a context.',
  },
  {
    file: `${rest}/look-ups.ts`,
    original: 'address.waiting.shift()?.()',
    replacement: 'address.waiting.shift()()',
    why: 'Only the compiler needs the `?`, because the loop runs only while look-ups wait.',
  },
  {
    file: `${rest}/read-body.ts`,
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'Only the compiler needs the default, because the pattern always has the group and a name is always repeated there.',
  },
  {
    file: `${rest}/read-body.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'The mutant adds a name for each string value. No body has a field of this name.',
  },
  { file: `${jobs}/preview-grounding.ts`, original: "'viewer'", replacement: '""', why: leastRole },
  { file: `${jobs}/read-job-grounding.ts`, original: "'viewer'", replacement: '""', why: leastRole },
  {
    file: `${jobs}/read-job-grounding.ts`,
    original: '{ select: { content: true } }',
    replacement: '{}',
    why: 'The mutant reads all columns of the row instead of one.',
  },
  { file: `${jobs}/show-job.ts`, original: "'viewer'", replacement: '""', why: leastRole },
]
