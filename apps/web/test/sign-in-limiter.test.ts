import { expect, test } from 'vitest'
import { createSignInLimiter } from '../src/server/sign-in-limiter.ts'

const minute = 60_000

function limiterAt(start: number) {
  const clock = { now: start }
  return { clock, limiter: createSignInLimiter(() => clock.now) }
}

test('ten attempts within a quarter of an hour, then none until it is over', () => {
  const { clock, limiter } = limiterAt(0)
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(limiter.secondsToWait('a')).toBe(0)
    limiter.attempted('a')
  }
  clock.now = 5 * minute
  expect(limiter.secondsToWait('a')).toBe(600)
  expect(limiter.secondsToWait('b')).toBe(0)
  clock.now = 15 * minute
  expect(limiter.secondsToWait('a')).toBe(0)
})

test('the right password forgets the wrong ones', () => {
  const { limiter } = limiterAt(0)
  for (let attempt = 0; attempt < 9; attempt++) limiter.attempted('a')
  limiter.succeeded('a')
  limiter.attempted('a')
  expect(limiter.secondsToWait('a')).toBe(0)
})

test('an attempt that never looked at the password does not count', () => {
  const { limiter } = limiterAt(0)
  for (let attempt = 0; attempt < 50; attempt++) {
    limiter.attempted('a')
    limiter.withdrawn('a')
  }
  expect(limiter.secondsToWait('a')).toBe(0)
})

test('the memory of the limiter is bounded', () => {
  const { limiter } = limiterAt(0)
  for (let attempt = 0; attempt < 10; attempt++) limiter.attempted('first')
  for (let account = 0; account < 10_000; account++) limiter.attempted(`other ${account}`)
  expect(limiter.secondsToWait('first')).toBe(0)
})
