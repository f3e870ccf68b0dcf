import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

// The path is computed on demand, because `import.meta.dirname` is undefined in a bundle.
const migrationsDirectory = () => join(import.meta.dirname, '../../migrations')

/** The checksum is the SHA-256 of the SQL file, as in Prisma. */
export function readMigrations(directory: string = migrationsDirectory()): Migration[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(directory, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}
