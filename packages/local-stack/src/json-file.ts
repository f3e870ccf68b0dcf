import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Readers see the old document or the new one, never half of it. */
export function writeJson(file: string, value: unknown, mode = 0o600): void {
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode })
  renameSync(temporary, file)
}

/** Undefined when there is no file, or none that is JSON: a killed run may leave anything. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
