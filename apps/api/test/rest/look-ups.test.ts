import { expect, test } from 'vitest'
import { createLookUps, waitingMax } from '../../src/rest/look-ups.ts'

test('an address has one look-up at a time, a bounded number that wait in order, and no more', async () => {
  const lookUps = createLookUps()
  const order: number[] = []
  const takeTurn = async (index: number) => {
    const end = await lookUps.take('a', () => 0)
    order.push(index)
    end?.()
  }
  const turns = Array.from({ length: waitingMax + 1 }, (_, index) => takeTurn(index))
  expect(await lookUps.take('a', () => 0)).toBeUndefined()
  expect(await lookUps.take('b', () => 0)).toBeDefined()
  await Promise.all(turns)
  expect(order).toEqual(turns.map((_, index) => index))
  expect(await lookUps.take('a', () => 0)).toBeDefined()
})
