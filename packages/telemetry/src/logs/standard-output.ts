import { setTimeout as delay } from 'node:timers/promises'
import type { DestinationStream } from 'pino'

const waitMsMax = 20
const blockCharactersMin = 8 * 1024
const waitingBytesMax = 4 * 1024 * 1024
const drainStepMs = 10

let shared: (DestinationStream & { flushSync: () => void; drain: (msMax: number) => Promise<void> }) | undefined

/**
 * The output is buffered, because a system call per line costs more than creating the line. Lines are written after 20
 * ms at the latest, and lost if the process is killed within this time. A reader that stalls never blocks the process:
 * while more than 4 MiB of lines are waiting, new lines are dropped. The number of dropped lines is logged later, in a
 * line with the members of `base`.
 */
export function standardOutput(base: object): DestinationStream {
  if (shared !== undefined) return shared
  const { stdout } = process
  let block = ''
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  function flush(bytesMax = waitingBytesMax): void {
    clearTimeout(timer)
    timer = undefined
    const lines = block
    block = ''
    if (stdout.writableLength > bytesMax) {
      dropped += lines.split('\n').length - 1
      return
    }
    stdout.write(dropped === 0 ? lines : `${describeDropped(base, dropped)}\n${lines}`)
    dropped = 0
  }

  stdout.on('error', () => undefined) // without a reader or disk space, the program continues without a log
  process.once('exit', () => flush())
  shared = {
    write(line) {
      block += line
      if (block.length >= blockCharactersMin) flush()
      else timer ??= setTimeout(() => flush(), waitMsMax).unref()
    },
    flushSync: () => flush(), // pino calls it after a fatal line
    async drain(msMax) {
      flush(Infinity)
      // In steps, because after a stall of this process a timer fires before the reader's progress is noticed.
      for (let ms = 0; ms < msMax && stdout.writableLength > 0; ms += drainStepMs) await delay(drainStepMs)
    },
  }
  return shared
}

const describeDropped = (base: object, lines: number) =>
  JSON.stringify({ level: 'warn', time: new Date().toISOString(), ...base, lines, msg: 'log lines were dropped' })

/**
 * Writes all lines to the reader; a reader that stalls gets two seconds. Call it before `process.exit`, which discards
 * what a pipe has not taken.
 */
export const drainOutput = async (msMax = 2_000): Promise<void> => shared?.drain(msMax)
