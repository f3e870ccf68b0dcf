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
