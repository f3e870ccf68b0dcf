import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { SchemaEngine } from '@prisma/schema-engine-wasm'

const directory = join(import.meta.dirname, '..')
const datamodel = { path: 'schema.prisma', content: readFileSync(join(directory, 'schema.prisma'), 'utf8') }
const everything = { externalTables: ['public._prisma_migrations'], externalEnums: [] }

/** The SQL that would bring a database to schema.prisma; an empty migration where the two agree. */
export async function diffFromDatabase(databaseUrl: string | null): Promise<string> {
  const adapter = new PrismaPg({ connectionString: databaseUrl ?? 'postgresql://postgres@127.0.0.1:5999/postgres' })
  const engine = await SchemaEngine.new(
    { datamodels: [[datamodel.path, datamodel.content]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  )
  const datasource = { tag: 'schemaDatasource' as const, files: [datamodel], configDir: directory }
  const result = await engine.diff({
    from: databaseUrl === null ? { tag: 'empty' } : datasource,
    to: { tag: 'schemaDatamodel', files: [datamodel] },
    script: true,
    exitCode: null,
    filters: everything,
  })
  return result.stdout ?? ''
}
