import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import pg from 'pg'

const directory = join(import.meta.dirname, '..')
const charType = 18
const textType = 25

/**
 * Reports the catalogue's "char" columns as text, because the adapter does not support the type "char". Remembers these
 * columns, so that `catalogueAdapter` can restore their type.
 */
class CataloguePool extends pg.Pool {
  readonly charColumns = new WeakMap<unknown[], boolean[]>()
  override query = (async (...args: Parameters<pg.Pool['query']>) => {
    const result = await (super.query(...args) as unknown as Promise<pg.QueryResult>)
    this.charColumns.set(
      result.rows,
      result.fields.map((field) => field.dataTypeID === charType),
    )
    for (const field of result.fields) if (field.dataTypeID === charType) field.dataTypeID = textType
    return result
  }) as unknown as pg.Pool['query']
}

function catalogueAdapter(pool: CataloguePool): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool)
  const connect = async () => {
    const adapter = await factory.connect()
    const queryRaw = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query)
      const chars = pool.charColumns.get(result.rows) ?? []
      return {
        ...result,
        columnTypes: result.columnTypes.map((type, column) =>
          chars[column] === true ? ColumnTypeEnum.Character : type,
        ),
      }
    }
    return adapter
  }
  return { provider: factory.provider, adapterName: factory.adapterName, connect, connectToShadowDb: connect }
}

/** Returns the SQL that would change a database to match schema.prisma plus `extra`; empty if they already match. */
export async function diffFromDatabase(databaseUrl: string, extra = ''): Promise<string> {
  const schema = { path: 'schema.prisma', content: readFileSync(join(directory, 'schema.prisma'), 'utf8') + extra }
  const pool = new CataloguePool({ connectionString: databaseUrl })
  const engine = await SchemaEngine.new(
    { datamodels: [[schema.path, schema.content]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(catalogueAdapter(pool)),
  )
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files: [schema], configDir: directory },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: null,
      filters: { externalTables: ['public._prisma_migrations'], externalEnums: [] },
    })
    return stdout ?? ''
  } finally {
    engine.free()
    await pool.end()
  }
}
