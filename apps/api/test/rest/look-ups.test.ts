import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createLookUps, waitingMax } from '../../src/rest/look-ups.ts'

const cases = { 'over its limit has one look-up': [0, 1], 'within its limit has three': [3, 3] } as const
test.each(Object.entries(cases))('an address %s, and more wait in order', async (_what, [limit, most]) => {
  const lookUps = createLookUps()
  const order: number[] = []
  const running: number[] = []
  let count = 0
  const takeTurn = async (index: number) => {
    const end = await lookUps.take('a', () => limit)
    order.push(index)
    running.push((count += 1))
    await new Promise(setImmediate)
    count -= 1
    end?.()
  }
  const turns = Array.from({ length: waitingMax + most }, (_, index) => takeTurn(index))
  expect(await lookUps.take('a', () => limit)).toBeUndefined()
  expect(await lookUps.take('b', () => limit)).toBeDefined()
  await Promise.all(turns)
  expect(order).toEqual(turns.map((_, index) => index))
  expect(Math.max(...running)).toBe(most)
  expect(await lookUps.take('a', () => limit)).toBeDefined()
})

test('a look-up waits behind those that wait, even if the address has requests left again', async () => {
  const lookUps = createLookUps()
  let left = 1
  const end = await lookUps.take('a', () => left)
  const order: number[] = []
  const second = lookUps.take('a', () => left).then(() => order.push(2))
  left = 2
  const third = lookUps.take('a', () => left).then(() => order.push(3))
  await new Promise(setImmediate)
  expect(order).toEqual([])
  end?.()
  await Promise.all([second, third])
  expect(order).toEqual([2, 3])
})

test('look-ups that are running still count after another one of the address has ended', async () => {
  const lookUps = createLookUps()
  const take = () => lookUps.take('a', () => 2)
  const [first] = [await take(), await take()]
  first?.()
  await take()
  let started = false
  void take().then(() => (started = true))
  await new Promise(setImmediate)
  expect(started).toBe(false)
})

test('an address without look-ups uses no memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const lookUps = createLookUps()
  const bytesAfter = async (first: number, addresses: number) => {
    for (let index = first; index < first + addresses; index += 1) (await lookUps.take(`address ${index}`, () => 1))?.()
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = await bytesAfter(0, 1_000)
  expect((await bytesAfter(1_000, 100_000)) - before).toBeLessThan(4_000_000)
})
