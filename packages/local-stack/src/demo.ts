import { createCore, Problem, verbs, type Core, type Ctx, type OperatorActor } from '@adcopy/core'
import { setTimeout as delay } from 'node:timers/promises'
import { readDemoData, type DemoData } from './demo-data.ts'
import { readJson, writeJson } from './json-file.ts'
import type { DemoAccess } from './stack-file.ts'

const email = 'demo@adcopy.example'
const allocation = 1_000

export interface DemoOptions {
  databaseUrl: string
  fingerprintKeys: string
  /** `.local/demo.json`, which records what the demo created, so that the next run finds it. */
  file: string
  password: string
}

export interface Demo {
  access: DemoAccess
  brief: object
  /** Resolves to false if a file is still pending after `waitMs`. */
  knowledgeRead(waitMs: number): Promise<boolean>
  /**
   * Does nothing if an earlier run added the jobs. Returns the number of added jobs. The worker and the web application
   * must be running.
   */
  addHistory(at: { webUrl: string; ownerUrl: string }): Promise<number>
  close(): Promise<void>
}

interface DemoRecord extends DemoAccess {
  knowledge: string[]
  history?: true
}

/** Uses the demo workspace of an earlier run if this database still has it. */
export async function openDemo(options: DemoOptions): Promise<Demo> {
  const { databaseUrl, fingerprintKeys, file } = options
  const data = readDemoData()
  const core = createCore({ database: { url: databaseUrl, poolConnectionsMax: 2 }, fingerprintKeys })
  try {
    const ctx = core.as({ kind: 'operator' })
    const record = (await findDemo(ctx, file)) ?? (await createDemo(ctx, data, options.password))
    writeJson(file, record)
    return toDemo(core, ctx, record, data, options)
  } catch (error) {
    await core.close()
    throw error
  }
}

function toDemo(
  core: Core,
  ctx: Ctx<OperatorActor>,
  record: DemoRecord,
  data: DemoData,
  { fingerprintKeys, file }: DemoOptions,
): Demo {
  const { knowledge, history, ...access } = record
  return {
    access,
    brief: data.brief,
    async knowledgeRead(waitMs) {
      const deadline = Date.now() + waitMs
      for (;;) {
        const files = await Promise.all(knowledge.map((fileId) => verbs.showKnowledge({ ctx, input: { fileId } })))
        if (files.every(({ state }) => state !== 'pending')) return true
        if (Date.now() > deadline) return false
        await delay(100)
      }
    },
    async addHistory({ webUrl, ownerUrl }) {
      if (history === true) return 0
      // The import is dynamic because the ops image runs this file, but lacks packages that demo-history.ts needs.
      const { seedHistory } = await import('./demo-history.ts')
      return seedHistory({
        database: { url: ownerUrl, poolConnectionsMax: 2 },
        fingerprintKeys,
        access,
        webUrl,
        history: data.history,
        onJobsEnded: () => writeJson(file, { ...record, history: true }),
      })
    },
    close: () => core.close(),
  }
}

async function findDemo(ctx: Ctx<OperatorActor>, file: string): Promise<DemoRecord | undefined> {
  const record = readJson(file)
  if (!isRecord(record)) return undefined
  const workspaceId = record.workspace_id
  try {
    await verbs.showWorkspace({ ctx, input: { workspaceId } })
    const tokens = await verbs.listTokens({ ctx, input: { workspaceId } })
    if (tokens.some((token) => token.revoked_at === null && record.token.endsWith(token.last_four))) return record
    const { token } = await verbs.issueToken({ ctx, input: { workspaceId, email: record.email } })
    return { ...record, token }
  } catch (error) {
    // Either the last run used a different database, or the demo user is no longer a member of the workspace. In both
    // cases, the caller creates a new workspace.
    if (error instanceof Problem) return undefined
    throw error
  }
}

function isRecord(value: unknown): value is DemoRecord {
  if (typeof value !== 'object' || value === null) return false
  const strings = ['workspace_id', 'token', 'email', 'password']
  const held: Record<string, unknown> = { ...value }
  return strings.every((name) => typeof held[name] === 'string') && Array.isArray(held['knowledge'])
}

async function createDemo(ctx: Ctx<OperatorActor>, data: DemoData, password: string): Promise<DemoRecord> {
  const name = `${data.brand.name} (demo)`
  const { workspace_id: workspaceId } = await verbs.createWorkspace({
    ctx,
    input: { name, allocation, accessEnabled: true },
  })
  await verbs.addMember({ ctx, input: { workspaceId, email, role: 'admin', name: 'Demo' } })
  await verbs.setMemberPassword({ ctx, input: { workspaceId, email, password } })
  await verbs.importBrand({ ctx, input: { workspaceId, profile: data.brand } })
  for (const avatar of data.avatars) await verbs.addAvatar({ ctx, input: { workspaceId, avatar } })
  for (const report of data.thinkReports) await verbs.addThinkReport({ ctx, input: { workspaceId, report } })
  for (const offer of data.offers) await verbs.createOffer({ ctx, input: { workspaceId, offer } })
  for (const offer of data.archivedOffers) {
    const { offer_id: offerId } = await verbs.createOffer({ ctx, input: { workspaceId, offer } })
    await verbs.setOfferArchived({ ctx, input: { offerId, archived: true } })
  }
  const knowledge: string[] = []
  for (const { name: fileName, content } of data.knowledge) {
    knowledge.push((await verbs.addKnowledge({ ctx, input: { workspaceId, name: fileName, content } })).file_id)
  }
  const { token } = await verbs.issueToken({ ctx, input: { workspaceId, email } })
  return { workspace_id: workspaceId, token, email, password, knowledge }
}
