import { judgeView, type DatabaseView } from '@adcopy/core'
import { expect, test } from 'vitest'

const asked = { askedAt: Date.UTC(2026, 0, 1, 12, 0, 0), answeredAt: Date.UTC(2026, 0, 1, 12, 0, 1) }

const well: DatabaseView = {
  versionNumber: 150_000,
  settings: {
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    'auto_explain.log_parameter_max_length': null,
    'auto_explain.log_verbose': null,
    'auto_explain.log_nested_statements': null,
    'pgaudit.log_parameter': null,
  },
  settingOverrides: [],
  backlog: { jobs: 0, oldestJobId: null, oldestSeconds: null },
  publicApiEnabled: true,
  clock: { now: new Date(asked.askedAt), isAccounting: true },
  workerConnections: 1,
  fingerprintKeyIds: [],
}

function judge(over: Partial<DatabaseView>) {
  const findings = { wrong: [] as string[], notices: [] as string[] }
  const { database } = judgeView(null, { ...well, ...over }, asked, findings)
  return { ...findings, database }
}

const clock = (offMs: number) => ({ clock: { now: new Date(asked.askedAt + offMs), isAccounting: true } })

test('PostgreSQL 15 passes, and an older version is reported with what to do', () => {
  expect(judge({})).toMatchObject({ wrong: [], notices: [], database: { version: '15.0' } })
  expect(judge({ versionNumber: 140_022 }).wrong).toEqual(['PostgreSQL 14.22 is older than 15: upgrade it'])
})

test.each([
  ['two seconds behind the question', -2_000, -2.5],
  ['two seconds ahead of the answer', 3_000, 2.5],
])('a clock %s may be synchronised: the response took a second', (_where, offMs, ahead) => {
  expect(judge(clock(offMs))).toMatchObject({ wrong: [], database: { clock_ahead_seconds: ahead } })
})

test.each([
  ['behind', -2_001, '2.5 s behind'],
  ['ahead', 3_001, '2.5 s ahead of'],
  ['an hour behind', -3_600_000, '3600.5 s behind'],
  ['an hour ahead', 3_600_000, '3599.5 s ahead of'],
])('a clock that is %s is reported as wrong', (_which, offMs, told) => {
  expect(judge(clock(offMs)).wrong).toEqual([
    `the database's clock is ${told} this machine's: keep both in step with NTP`,
  ])
})

test.each([
  ['auto_explain.log_verbose', 'on'],
  ['auto_explain.log_nested_statements', 'true'],
  ['pgaudit.log_parameter', '1'],
])('%s lets a brief into the log when it is %s, for all or for one role', (name, value) => {
  const told = new RegExp(`^${name} is ${value}`)
  expect(judge({ settings: { ...well.settings, [name]: value } }).wrong).toEqual([expect.stringMatching(told)])
  expect(judge({ settings: { ...well.settings, [name]: 'false' } }).wrong).toEqual([])
  expect(judge({ settingOverrides: [{ of: 'role a', name, value }] }).wrong).toEqual([expect.stringMatching(told)])
})

test('auto_explain loaded for one role logs parameters by default', () => {
  const settingOverrides = [{ of: 'role a', name: 'session_preload_libraries', value: 'auto_explain' }]
  expect(judge({ settingOverrides }).wrong).toEqual([expect.stringMatching(/^auto_explain is loaded for role a/)])
  const settings = { ...well.settings, 'auto_explain.log_parameter_max_length': '0' }
  expect(judge({ settings, settingOverrides }).wrong).toEqual([])
})
