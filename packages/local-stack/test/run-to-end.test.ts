import { expect, test } from 'vitest'
import { runToEnd } from '../src/run-to-end.ts'

const run = async (script: string) => {
  const lines: string[] = []
  const options = { env: process.env, cwd: import.meta.dirname, onLine: (line: string) => lines.push(line) }
  const failure = await runToEnd(process.execPath, ['-e', script], options).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { lines, failure }
}

test('a line that arrives in two parts is passed on once and whole', async () => {
  const script = `process.stdout.write('Tasks: 3 succ'); setTimeout(() => console.log('essful, 4 total'), 200)`
  expect(await run(script)).toEqual({ lines: ['Tasks: 3 successful, 4 total'], failure: undefined })
})

test('every line arrives before the end is reported, also a last one without a line break', async () => {
  const script = `process.stdout.write('x\\n\\n'.repeat(20_000) + 'last')`
  const { lines } = await run(script)
  expect([lines.length, lines.at(-1)]).toEqual([20_001, 'last'])
})

test('an error contains the last lines of both streams and the status', async () => {
  const script = `console.log('out'); console.error('wr' + 'ong'); process.exitCode = 3`
  const { failure } = await run(script)
  expect(failure?.split('\n').toSorted()).toEqual(['out', 'status 3', 'wrong'])
})

test('a command that does not exist is an error', async () => {
  const options = { env: process.env, cwd: import.meta.dirname, onLine: () => undefined }
  await expect(runToEnd('/no/such/command', [], options)).rejects.toThrow(/ENOENT/)
})
