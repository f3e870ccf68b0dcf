import { expect, test } from 'vitest'
import { createLog, temporalLogger } from '../src/log.ts'

function capture() {
  let text = ''
  const destination = { write: (line: string) => void (text += line) }
  return { log: createLog('trace', destination), text: () => text }
}

test('an error is logged by name, code and place, never in its own words, nor in those of its cause', () => {
  const { log, text } = capture()
  const cause = Object.assign(new Error('Key (brief)=(secret words)\nat secret place'), { code: '23514' })
  log.error({ error: new TypeError('secret words', { cause }) }, 'broke')
  const line = JSON.parse(text()) as { error: { name: string; at: string[]; cause: { code: string } } }
  expect(line.error.name).toBe('TypeError')
  expect(line.error.cause.code).toBe('23514')
  expect(line.error.at[0]).toContain('log.test.ts')
  expect(text()).not.toContain('secret')
})

test('a thrown text is not logged; the message of a Temporal status is', () => {
  const { log, text } = capture()
  log.error({ error: 'secret words' }, 'broke')
  temporalLogger(log).warn('retried', { error: 'Status { code: Unavailable }' })
  expect(text()).not.toContain('secret')
  expect(text()).toContain('Unavailable')
})

test('that the worker of knowledge files has no workflows is no warning', () => {
  const { log, text } = capture()
  temporalLogger(log).warn('No workflows registered, not polling for workflow tasks')
  temporalLogger(log).warn('No activities registered, not polling for activity tasks')
  const levels = text()
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { level: string }).level)
  expect(levels).toEqual(['debug', 'warn'])
})

test('what must not be logged is cut, also one and two levels down and through Temporal', () => {
  const { log, text } = capture()
  const secret = { brief: 'secret', token: 'secret', authorization: 'secret', password: 'secret' }
  log.info({ ...secret, job: secret, request: { headers: secret } }, 'line')
  temporalLogger(log).warn('line', { error: new Error('secret'), job: secret })
  expect(text()).not.toContain('secret')
  expect(text().trim().split('\n')).toHaveLength(2)
})
