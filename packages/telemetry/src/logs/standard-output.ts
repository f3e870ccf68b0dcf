import pino, { type DestinationStream } from 'pino'

const waitMsMax = 20
const bufferBytes = 8 * 1024

let shared: DestinationStream | undefined

/**
 * Standard output, written in blocks: a system call per line costs more than the line. A line waits 20 ms at most; only a
 * process that is killed in this time loses it.
 */
export function standardOutput(): DestinationStream {
  if (shared !== undefined) return shared
  const output = pino.destination({ dest: 1, minLength: bufferBytes, sync: true })
  let timer: NodeJS.Timeout | undefined
  process.once('exit', () => output.flushSync())
  return (shared = {
    write(line) {
      output.write(line)
      timer ??= setTimeout(() => {
        timer = undefined
        output.flush() // flushSync also waits for the disk
      }, waitMsMax).unref()
    },
  })
}
