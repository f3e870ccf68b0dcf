import { createCore, migrate, parseToken, verbs, type Core, type Ctx, type TokenActor } from '@adcopy/core'
import { createDatabase, openPartners, startPostgres } from '@adcopy/local-stack'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { fill, settle, type Size } from './fill.ts'

export interface SizedDatabase {
  core: Core
  admin: pg.Client
  /** One context per workspace. The first workspace has half of the jobs. */
  partners: readonly [Ctx<TokenActor>, ...Ctx<TokenActor>[]]
  /** A cursor that points to the middle of the first workspace's list of jobs. */
  deepCursor: string
}

const workspaces = 64

/** `close` also closes the databases. */
export async function startSizedServer(settings?: Readonly<Record<string, string>>) {
  const postgres = await startPostgres({ settings })
  const databases: SizedDatabase[] = []
  return {
    create: async (name: string, size: Size): Promise<SizedDatabase> => {
      const database = await createSizedDatabase(postgres.url, name, size)
      databases.push(database)
      return database
    },
    close: async () => {
      await Promise.all(databases.flatMap(({ core, admin }) => [core.close(), admin.end()]))
      await postgres.stop()
    },
  }
}

async function createSizedDatabase(serverUrl: string, name: string, size: Size): Promise<SizedDatabase> {
  const url = await createDatabase(serverUrl, name)
  await migrate(url)
  const fingerprintKeys = randomBytes(32).toString('base64')
  const tokens = await openPartners({ databaseUrl: url, fingerprintKeys }, workspaces)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const core = createCore({ database: { url }, fingerprintKeys })
  try {
    const [first, ...others] = await Promise.all(
      tokens.map(async ({ token }) => core.as(await authenticate(core, token))),
    )
    if (first === undefined) throw new Error('no workspace was created')
    const [half, all] = [Math.ceil(size.terminal / 2), size.terminal + size.open]
    await fill(admin, size, 1, half)
    const { next_cursor: deepCursor } = await verbs.listJobs({ ctx: first, input: { limit: 1 } })
    await fill(admin, size, half + 1, all)
    await settle(admin)
    return { core, admin, partners: [first, ...others], deepCursor: deepCursor ?? '' }
  } catch (error) {
    await Promise.all([core.close(), admin.end()])
    throw error
  }
}

async function authenticate(core: Core, token: string): Promise<TokenActor> {
  const parsed = parseToken(token)
  const actor = parsed?.kind === 'personal' ? await core.authenticate(parsed.hash) : undefined
  if (actor === undefined) throw new Error('a new token is unknown')
  return actor
}
