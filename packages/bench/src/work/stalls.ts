import { readFileSync } from 'node:fs'

/**
 * The time between two turns of an event loop. `cpuMs` is the processor time that the main thread used in between;
 * `wallMs` also contains the time in which other processes had the processor.
 */
export interface Stall {
  wallMs: number
  cpuMs: number
}

/** Reads the file of a stall monitor. */
export function readLongestStall(file: string, sinceMs: number): Stall {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const stalls = lines.map((line) => JSON.parse(line) as Stall & { atMs: number }).filter(({ atMs }) => atMs > sinceMs)
  const longest = (figure: keyof Stall) => Math.max(...stalls.map((stall) => stall[figure]))
  return { wallMs: longest('wallMs'), cpuMs: longest('cpuMs') }
}
