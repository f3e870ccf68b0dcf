import { expect, test } from 'vitest'
import { createLog } from '../src/log.ts'
import { createBell, runLoop } from '../src/loop.ts'

test('a loop outlives its failures, backs off, and speaks when trouble begins and ends alone', async () => {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) }
  const stop = new AbortController()
  let turns = 0
  const turn = async () => {
    turns += 1
    if (turns <= 4) throw new Error('down')
    if (turns === 6) stop.abort()
    return 0
  }
  const options = { name: 'test', log: createLog('info', destination), backoffMs: { first: 1, most: 4 } }
  await runLoop({ ...options, signal: stop.signal, turn })
  expect(turns).toBe(6)
  expect(lines).toEqual(['the loop is held up and keeps trying', 'the loop goes on'])
})

test('a pausing loop ends at once when it is asked to', async () => {
  const stop = new AbortController()
  const turned = Promise.withResolvers<void>()
  const turn = async () => {
    turned.resolve()
    return 60_000
  }
  const loop = runLoop({ name: 'test', log: createLog('silent'), signal: stop.signal, turn })
  await turned.promise
  stop.abort()
  await loop
})

test.each(['before', 'during'])('a ring %s the pause begins the next turn', async (when) => {
  const stop = new AbortController()
  const bell = createBell()
  const rings: boolean[] = []
  const turn = async (rung: boolean) => {
    rings.push(rung)
    if (rings.length === 2) stop.abort()
    else if (when === 'before') bell.ring()
    else setImmediate(bell.ring)
    return 60_000
  }
  await runLoop({ name: 'test', log: createLog('silent'), signal: stop.signal, turn, bell })
  expect(rings).toEqual([false, true])
})

test('a bell that rings all the time begins at most one turn per 25 milliseconds', async () => {
  const stop = new AbortController()
  const bell = createBell()
  const startedAt: number[] = []
  const turn = async () => {
    bell.ring()
    if (startedAt.push(performance.now()) === 6) stop.abort()
    return 60_000
  }
  await runLoop({ name: 'test', log: createLog('silent'), signal: stop.signal, turn, bell })
  const gaps = startedAt.slice(2).map((at, each) => at - startedAt[each + 1]!)
  expect(Math.min(...gaps)).toBeGreaterThan(23) // a timer may end a millisecond early
})
