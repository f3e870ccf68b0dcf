import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Only the file's owner can read it. Atomic: readers see the old document or the new one, never a partial one. */
export function writeJson(file: string, value: unknown): void {
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(temporary, file)
}

/** Undefined if the file is missing or not valid JSON, for example after a killed run. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
