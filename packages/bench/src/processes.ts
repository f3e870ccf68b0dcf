import { readFileSync } from 'node:fs'

// Linux counts processor time in hundredths of a second, on every architecture.
const msPerTick = 10

/** Processor time in milliseconds of a process and of its children; NaN on systems without `/proc`. */
export function cpuMs(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + (ownMs(child) || 0), ownMs(pid))
}

/** The largest resident memory of a process so far, in MiB; NaN on systems without `/proc`. */
export function peakMib(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]) / 1_024
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

/** NaN if the process has ended; its parent then counts its time. */
function ownMs(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).replace(/.*\) /s, '').split(' ')
  // utime, stime, and both again of children that have ended
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * msPerTick, fields.length < 15 ? NaN : 0)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
