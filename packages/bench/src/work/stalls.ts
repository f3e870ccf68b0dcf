import { readFileSync } from 'node:fs'

/**
 * How long a program blocked its event loop. `cpuMs` is the processor time that the main thread used meanwhile.
 * `wallMs` also includes the time in which other processes had the processor.
 */
export interface Stall {
  wallMs: number
  cpuMs: number
}

/** `sinceMs` is in Unix milliseconds. */
export function readLongestStall(file: string, sinceMs: number): Stall {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const stalls = lines.map((line) => JSON.parse(line) as Stall & { atMs: number }).filter(({ atMs }) => atMs > sinceMs)
  const longest = (figure: keyof Stall) => Math.max(...stalls.map((stall) => stall[figure]))
  return { wallMs: longest('wallMs'), cpuMs: longest('cpuMs') }
}
