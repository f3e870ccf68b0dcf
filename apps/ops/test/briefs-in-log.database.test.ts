import { readFileSync } from 'node:fs'
import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, openTestCore, setUpCore, until } from '@adcopy/testing'
import { expect, inject, test } from 'vitest'

// These tests connect as a superuser, because only a superuser may set these options for a single session.
const wellKept = '-c log_error_verbosity=terse -c log_parameter_max_length=0 -c log_parameter_max_length_on_error=0'
const explained = '-c session_preload_libraries=auto_explain -c auto_explain.log_min_duration=0'
const silenced = `${explained} -c auto_explain.log_parameter_max_length=0`

const { database } = await setUpCore()

async function isLogged(options: string): Promise<boolean> {
  const brief = 'the last canary of autumn'
  const from = readFileSync(inject('postgresLogFile')).length
  const url = new URL(database.url)
  url.searchParams.set('options', `${wellKept} -c log_min_duration_statement=0 ${options}`)
  const core = openTestCore(url.href)
  const jobId = await acceptJob(core, await createTenant(core), { brief })
  await verbs.failJob({ ctx: core.as({ kind: 'system' }), input: { jobId, code: 'internal_error' } })
  await core.as({ kind: 'system' }).deps.db.pool.query(`select 'end of ${jobId}'`)
  await core.close()
  const log = () => readFileSync(inject('postgresLogFile')).subarray(from).toString()
  await until(() => log().includes(`end of ${jobId}`), { what: 'the last statement in the log' })
  expect(log()).toContain('accept_job')
  return log().includes(brief)
}

test.each([
  ['every statement', '-c log_statement=all -c log_duration=on -c log_min_messages=debug5'],
  [
    'plans that are parsed, rewritten and made',
    '-c debug_print_parse=on -c debug_print_rewritten=on -c debug_print_plan=on',
  ],
  ['explained plans', `${silenced} -c auto_explain.log_analyze=on -c auto_explain.log_triggers=on`],
])('a log of %s contains no brief if the doctor finds nothing wrong', async (_what, options) => {
  expect(await isLogged(options)).toBe(false)
})

test.each([
  ['their output', `${silenced} -c auto_explain.log_verbose=on`],
  ['their parameters', explained],
])('explained plans with %s contain the brief, and the doctor reports them', async (_what, options) => {
  expect(await isLogged(options)).toBe(true)
})
