import pino, { type DestinationStream } from 'pino'

const waitMsMax = 20
const bufferBytes = 8 * 1024

let shared: DestinationStream | undefined

/**
 * Returns standard output with a buffer, because a system call per line costs more than creating the line. Lines are
 * written after 20 ms at the latest. They are lost only if the process is killed within this time.
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
        output.flush() // unlike `flush`, `flushSync` also waits for the disk
      }, waitMsMax).unref()
    },
  })
}
