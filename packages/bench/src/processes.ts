import { readFileSync } from 'node:fs'

// Linux reports processor time in hundredths of a second on every architecture.
const msPerTick = 10

/** Includes the children of the process. NaN on systems without `/proc`. */
export function cpuMs(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + (ownMs(child) || 0), ownMs(pid))
}

/** NaN on systems without `/proc`. */
export function peakMib(pid: number): number {
  return memoryMib(pid, 'VmHWM')
}

/** NaN on systems without `/proc`. */
export function residentMib(pid: number): number {
  return memoryMib(pid, 'VmRSS')
}

function memoryMib(pid: number, field: string): number {
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1]) / 1_024
}

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

/** Includes ended children. NaN if the process itself has ended; its time is then part of its parent's time. */
function ownMs(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).replace(/.*\) /s, '').split(' ')
  // The fields are utime and stime of the process, then cutime and cstime of its ended children.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * msPerTick, fields.length < 15 ? NaN : 0)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
