import type { CreateJobInput } from '@adcopy/contract'
import { createCore, verbs, type ArtifactView, type Core, type CoreOptions } from '@adcopy/core'
import { backdateJob } from './backdate-job.ts'
import type { DemoHistory } from './demo-data.ts'
import type { DemoAccess } from './stack-file.ts'
import { until } from './until.ts'

const colleagueEmail = 'colleague@adcopy.example'
const jobsWaitMs = 120_000

export interface HistoryTarget {
  database: CoreOptions['database']
  fingerprintKeys: string
  access: DemoAccess
  webUrl: string
  history: DemoHistory
  /**
   * Called before comments and approvals are written. The caller can then record that the history exists, so that later
   * runs do not add it again.
   */
  onJobsEnded: () => void
}

/**
 * The jobs are created through `@adcopy/core` and executed by the worker, and the edit is sent to the web application.
 * Only dates, and the months to which the jobs are charged, are changed directly in the database. Returns the number of
 * jobs.
 */
export async function seedHistory(target: HistoryTarget): Promise<number> {
  const { history, access, database, fingerprintKeys } = target
  const core = createCore({ database, fingerprintKeys })
  try {
    const colleagueId = await findColleague(core, access.workspace_id)
    const adminId = await userIdOf(core, access.workspace_id, access.email)
    const artifacts = new Map<string, string>()
    for (const job of history.jobs) {
      const artifactId = await runJob(core, target, adminId, job)
      if (artifactId !== null) artifacts.set(job.key, artifactId)
    }
    target.onJobsEnded()
    await discuss(core, target, artifacts, { admin: adminId, colleague: colleagueId })
    return history.jobs.length
  } finally {
    await core.close()
  }
}

type HistoryJob = DemoHistory['jobs'][number]

async function runJob(core: Core, target: HistoryTarget, userId: string, job: HistoryJob): Promise<string | null> {
  const { workspace_id: workspaceId } = target.access
  const offers = await verbs.listAllOffers({ ctx: core.as({ kind: 'operator' }), input: { workspaceId } })
  const offer = offers.find(({ name }) => name === job.offer)
  const request: CreateJobInput = { ...job.request, ...(offer !== undefined && { offer_id: offer.offer_id }) }
  const input = { idempotencyKey: `demo-${job.key}`, request }
  const seconds = job.deadline_seconds
  const acceptor = seconds === undefined ? core : createCore({ ...target, settings: { jobDeadlineSeconds: seconds } })
  const { job: accepted } = await verbs.createJob({ ctx: await asMember(acceptor, workspaceId, userId), input })
  if (acceptor !== core) await acceptor.close()
  const ctx = core.as({ kind: 'operator' })
  const ended = await until(
    async () => {
      const view = await verbs.showJob({ ctx, input: { jobId: accepted.id } })
      return view.completed_at !== null && view
    },
    { withinMs: jobsWaitMs, everyMs: 200, what: `the end of ${accepted.id}` },
  )
  await backdateJob(target.database.url, accepted.id, job.days_ago)
  return ended.artifact_id
}

async function discuss(
  core: Core,
  { history, access, webUrl }: HistoryTarget,
  artifacts: ReadonlyMap<string, string>,
  people: Record<'admin' | 'colleague', string>,
): Promise<void> {
  const { workspace_id: workspaceId } = access
  const admin = await asMember(core, workspaceId, people.admin)
  const colleague = await asMember(core, workspaceId, people.colleague)
  const idOf = (key: string) => {
    const artifactId = artifacts.get(key)
    if (artifactId === undefined) throw new Error(`the demo job ${key} has no artifact`)
    return artifactId
  }
  const approve = (ctx: typeof admin, key: string, number: number, to: 'in_review' | 'approved') =>
    verbs.setApproval({
      ctx,
      input: { artifactId: idOf(key), number, from: to === 'approved' ? 'in_review' : 'draft', to },
    })

  const { of, headline } = history.edit
  const before = await verbs.readArtifact({ ctx: admin, input: { artifactId: idOf(of) } })
  const number = await editInWeb(webUrl, access, before, headline)
  await approve(admin, of, number, 'in_review')
  await approve(colleague, of, number, 'approved')
  await approve(admin, history.review.of, 1, 'in_review')
  for (const { of: key, by, text, field } of history.comments) {
    const artifactId = idOf(key)
    const { versions } = await verbs.readArtifact({ ctx: admin, input: { artifactId } })
    const end = versions[0]!.headline.length
    const anchor = field === undefined ? undefined : { field, start: 0, end }
    await verbs.addComment({ ctx: by === 'admin' ? admin : colleague, input: { artifactId, number: 1, text, anchor } })
  }
}

/** No process except the web application can check and save edits. */
async function editInWeb(
  webUrl: string,
  { email, password, workspace_id }: DemoAccess,
  { artifact_id: artifactId, versions }: ArtifactView,
  headline: string,
): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: webUrl }
  const signedIn = await post(`${webUrl}/api/auth/sign-in/email`, headers, { email, password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { primary_text, description } = versions[0]!
  const copy = { headline, primary_text, ...(description !== null && { description }) }
  const edited = await post(
    `${webUrl}/api/trpc/artifacts.edit`,
    { ...headers, cookie, 'x-workspace-id': workspace_id },
    { artifactId, baseNumber: 1, copy },
  )
  await post(`${webUrl}/api/auth/sign-out`, { ...headers, cookie }, {})
  const { result } = (await edited.json()) as { result: { data: { number: number } } }
  return result.data.number
}

async function post(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response
}

async function asMember(core: Core, workspaceId: string, userId: string) {
  const actor = await core.findMember(workspaceId, userId)
  if (actor === undefined) throw new Error('the demo workspace lost a member')
  return core.as(actor)
}

async function userIdOf(core: Core, workspaceId: string, email: string): Promise<string> {
  const members = await verbs.listMembers({ ctx: core.as({ kind: 'operator' }), input: { workspaceId } })
  const member = members.find((other) => other.email === email)
  if (member === undefined) throw new Error(`${email} is not a member of the demo workspace`)
  return member.user_id
}

/** Approvals and comments need a second member. The colleague has no password. */
async function findColleague(core: Core, workspaceId: string): Promise<string> {
  const ctx = core.as({ kind: 'operator' })
  const members = await verbs.listMembers({ ctx, input: { workspaceId } })
  const known = members.find(({ email }) => email === colleagueEmail)
  if (known !== undefined) return known.user_id
  const input = { workspaceId, email: colleagueEmail, role: 'editor', name: 'Robin (demo)' } as const
  return (await verbs.addMember({ ctx, input })).user_id
}
