import type { DestinationStream } from 'pino'

const waitMsMax = 20
const blockCharactersMin = 8 * 1024
const waitingBytesMax = 4 * 1024 * 1024

let shared: (DestinationStream & { flushSync: () => void }) | undefined

/**
 * The output is buffered, because a system call per line costs more than creating the line. Lines are written after 20
 * ms at the latest, and lost if the process is killed within this time. A reader that stalls never blocks the process:
 * while more than 4 MiB of lines are waiting, new lines are dropped. The number of dropped lines is logged later.
 */
export function standardOutput(): DestinationStream {
  if (shared !== undefined) return shared
  const { stdout } = process
  let block = ''
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const lines = block
    block = ''
    if (stdout.writableLength > waitingBytesMax) {
      dropped += lines.split('\n').length - 1
      return
    }
    stdout.write(dropped === 0 ? lines : `${describeDropped(dropped)}\n${lines}`)
    dropped = 0
  }

  stdout.on('error', () => undefined) // without a reader or disk space, the program continues without a log
  process.once('exit', flush)
  shared = {
    write(line) {
      block += line
      if (block.length >= blockCharactersMin) flush()
      else timer ??= setTimeout(flush, waitMsMax).unref()
    },
    flushSync: flush, // pino calls it after a fatal line
  }
  return shared
}

const describeDropped = (lines: number) =>
  JSON.stringify({ level: 'warn', time: new Date().toISOString(), lines, msg: 'log lines were dropped' })
