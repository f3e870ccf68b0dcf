import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@adcopy/core'
import { until } from '@adcopy/local-stack'
import { places } from '../places.ts'
import type { Fault } from './stage.ts'

const name = '29990101000000_probe'
const attempts = 3

/** A reader, such as a backup, blocks the first three attempts of the migration. */
export const migrateBehindReader: Fault = async (stage) => {
  const directory = mkdtempSync(join(tmpdir(), 'ad-copy-migrations-'))
  cpSync(join(places.root, 'packages/db/migrations'), directory, { recursive: true })
  mkdirSync(join(directory, name))
  writeFileSync(join(directory, name, 'migration.sql'), 'alter table job add column probe text;')
  const reader = await stage.stack.pool.connect()
  try {
    await stage.incident(`migration behind an open reader`, {}, async () => {
      await reader.query('begin; lock table job in access share mode')
      const lines: string[] = []
      const migrating = migrate(stage.stack.services.postgres.url, { directory, say: (line) => lines.push(line) })
      await until(() => lines.length === attempts, { withinMs: 60_000, what: `${attempts} attempts` })
      await reader.query('commit')
      const { applied } = await migrating
      if (!applied.includes(name)) throw new Error(`only ${applied.join(', ')} was applied`)
    })
  } finally {
    reader.release(true)
    rmSync(directory, { recursive: true })
  }
}
