import { join } from 'node:path'
import type { Service } from '../../src/service.ts'

export function dummy(folder: string, name: string, script: string, more: Partial<Service> = {}): Service {
  return {
    name,
    command: process.execPath,
    args: ['-e', script],
    cwd: folder,
    env: process.env,
    logFile: join(folder, `${name}.log`),
    readyDeadlineMs: 10_000,
    stopSignals: [{ signal: 'SIGTERM', graceMs: 5_000 }],
    ...more,
  }
}

export const stays = 'setInterval(() => {}, 1000)'
