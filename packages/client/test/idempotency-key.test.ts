import { idempotencyKeyPattern } from '@adcopy/contract'
import { expect, test } from 'vitest'
import { idempotencyKey } from '../src/index.ts'

test('a key follows from its parts alone and is lawful', async () => {
  const key = await idempotencyKey('campaign', 'Zeile 17 – ä 🎈\n')
  expect(key).toMatch(idempotencyKeyPattern)
  expect(await idempotencyKey('campaign', 'Zeile 17 – ä 🎈\n')).toBe(key)
})

test('keys are the same in every version: this one is fixed', async () => {
  expect(await idempotencyKey('campaign', 17)).toBe(
    'k1.8709fdc98aafc72689727a18a5ce054f7a8a755779d943bc52c1ce5c662ee83f',
  )
})

test('a number and its digits make one key, so that a row read back from a file is the same row', async () => {
  const key = await idempotencyKey('campaign', 17)
  expect(await idempotencyKey('campaign', '17')).toBe(key)
  expect(await idempotencyKey('campaign', 17n)).toBe(key)
})

test('other parts make other keys, wherever they are divided', async () => {
  const parts = [['a', 'b'], ['ab'], ['b', 'a'], ['a', 'b', 'c'], ['a,b'], ['a","b'], ['a\u0000b']]
  const keys = await Promise.all(parts.map((each) => idempotencyKey(...each)))
  expect(new Set(keys).size).toBe(parts.length)
})

test.each([[[]], [['']], [['a', undefined]], [[null]], [[Number.NaN]], [[{}]]])('%j makes no key', async (parts) => {
  await expect(idempotencyKey(...(parts as string[]))).rejects.toThrow(TypeError)
})
