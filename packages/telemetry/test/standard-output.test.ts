import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const script = (turns: number) => `
  import { createPlainLog, drainOutput } from '@adcopy/telemetry'
  const log = createPlainLog({ service: 'api', level: 'info' })
  for (let turn = 1; turn <= ${turns}; turn += 1) {
    for (let line = 0; line < 100; line += 1) log.info({ turn, text: 'x'.repeat(1000) }, 'a line')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  process.stderr.write('all turns done')
  process.on('message', async () => {
    log.info('the last line')
    await drainOutput(20_000)
    process.exit()
  })`
const node = (turns: number) => ['--input-type=module', '--no-warnings', '--eval', script(turns)]

test('a reader that stalls blocks no event loop, and learns how many lines it missed', async () => {
  const child = spawn(process.execPath, node(200), {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const [done] = (await once(child.stderr!, 'data')) as [Buffer]
  expect(done.toString()).toBe('all turns done')
  const lines: Array<{ msg: string; lines?: number; service: string; pid: number }> = []
  let text = ''
  child.send('end')
  child.stdout!.on('data', (data: Buffer) => (text += data.toString()))
  await once(child, 'close')
  for (const line of text.trim().split('\n')) lines.push(JSON.parse(line) as (typeof lines)[number])
  const { lines: dropped = 0, service, pid } = lines.find(({ msg }) => msg === 'log lines were dropped')!
  expect(dropped).toBeGreaterThan(0)
  expect({ service, pid }).toEqual({ service: 'api', pid: child.pid })
  expect(lines.filter(({ msg }) => msg === 'a line').length + dropped).toBe(20_000)
  expect(lines.at(-1)?.msg).toBe('the last line')
}, 30_000)

test('a process ends although its lines cannot be written', () => {
  const full = openSync('/dev/full', 'w')
  const stdio = ['ignore', full, 'pipe'] as ['ignore', number, 'pipe']
  const { status } = spawnSync(process.execPath, node(2), { cwd: import.meta.dirname, stdio, timeout: 10_000 })
  closeSync(full)
  expect(status).toBe(0)
})
