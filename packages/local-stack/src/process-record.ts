import { workerGraceMs } from './apps.ts'
import { endStranger, isIdentity, isRunning } from './identity.ts'
import { readJson, writeJson } from './json-file.ts'
import { postgresStopSignals } from './postgres/postmaster.ts'
import { serviceNames } from './stack-file.ts'

/** Ends the processes of a killed run. Pids that now belong to other processes are ignored. */
export async function endLeftovers(file: string, say: (line: string) => void): Promise<void> {
  const recorded = readJson(file)
  if (typeof recorded !== 'object' || recorded === null) return
  const left = new Map<string, unknown>(Object.entries(recorded))
  for (const name of serviceNames) {
    const identity = left.get(name)
    if (!isIdentity(identity) || !isRunning(identity)) continue
    say(`  ending ${name} (pid ${identity.pid}), left running by a killed run`)
    const politely = [{ signal: 'SIGTERM', graceMs: workerGraceMs }] as const
    await endStranger(identity, name === 'postgres' ? postgresStopSignals : politely)
  }
  writeJson(file, {})
}
