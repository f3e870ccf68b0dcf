import { afterEach, expect, test, vi } from 'vitest'
import { onInterrupt } from '../src/interrupt.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const others = new Map(signals.map((signal) => [signal, process.listeners(signal)]))

afterEach(() => {
  vi.useRealTimers()
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (others.get(signal)?.includes(listener) !== true) process.off(signal, listener)
    }
  }
})

test('one Ctrl-C that arrives twice, from the terminal and from npm, asks once; a later one forces the stop', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const insist = vi.fn<() => void>()
  const asked = onInterrupt(insist)
  process.emit('SIGINT')
  process.emit('SIGINT')
  await expect(asked).resolves.toBe('SIGINT')
  expect(insist).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_500)
  process.emit('SIGINT')
  expect(insist).toHaveBeenCalledOnce()
})
