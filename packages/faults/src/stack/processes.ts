import { sendSignal } from '@adcopy/local-stack'
import { execFileSync } from 'node:child_process'

/** Descendants are found by parent pid, because PostgreSQL's backends are not in the process group of their server. */
export function familyOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const family = [pid]
  for (const parent of family) {
    for (const [child, of] of pairs) if (of === parent && child !== undefined) family.push(child)
  }
  return family
}

export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  for (const member of familyOf(pid)) sendSignal(member, signal)
}
