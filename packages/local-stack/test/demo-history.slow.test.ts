import { createCore, verbs } from '@adcopy/core'
import { temporaryFolder } from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoStack, type DemoStack } from '../src/demo-stack.ts'
import { readJson } from '../src/json-file.ts'

const folder = temporaryFolder()
let demo: DemoStack

beforeAll(async () => {
  demo = await startDemoStack(folder)
}, 240_000)
afterAll(() => demo.stop())

test('the history of the demo has jobs of several days, an approved edit, a review, comments and a failure', async () => {
  const { jobs, layout } = demo
  const { workspace_id: workspaceId, email } = demo.demo.access
  const { fingerprint_keys: fingerprintKeys } = readJson(layout.secretsFile) as { fingerprint_keys: string }
  const core = createCore({ database: { url: demo.ownerUrl }, fingerprintKeys })
  try {
    const operator = core.as({ kind: 'operator' })
    const data = await verbs.listAllJobs({ ctx: operator, input: { workspaceId } })
    expect(data).toHaveLength(jobs)
    expect(data.filter(({ status }) => status === 'failed').map(({ error_code }) => error_code)).toEqual([
      'generation_timeout',
    ])
    const usage = await verbs.readUsage({ ctx: operator, input: { workspaceId } })
    expect(usage.days.filter((day) => day.jobs > 0)).toHaveLength(jobs)
    const [file] = await verbs.listKnowledge({ ctx: operator, input: { workspaceId } })
    const ofFile = await verbs.listJobsOfKnowledge({ ctx: operator, input: { fileId: file!.file_id } })
    expect(ofFile.count).toBe(jobs)
    const now = new Date()
    const month = usage.days.filter(({ day }) => day.startsWith(now.toISOString().slice(0, 7)))
    expect(usage.used).toBe(month.reduce((sum, day) => sum + day.jobs, 0))
    const members = await verbs.listMembers({ ctx: operator, input: { workspaceId } })
    const { user_id } = members.find((member) => member.email === email)!
    const ctx = core.as((await core.findMember(workspaceId, user_id))!)
    const artifactIds = data.flatMap(({ artifact_id }) => artifact_id ?? [])
    const artifacts = await Promise.all(
      artifactIds.map((artifactId) => verbs.readArtifact({ ctx, input: { artifactId } })),
    )
    expect(artifacts.map(({ versions }) => `${versions.length} ${versions[0]!.approval}`).toSorted()).toEqual([
      '1 draft', '1 draft', '1 draft', '1 draft', '1 in_review', '2 approved',
    ]) // prettier-ignore
    expect(artifacts.flatMap(({ comments }) => comments)).toHaveLength(3)
    expect(artifacts.filter(({ offer_id }) => offer_id !== null)).toHaveLength(2)
    for (const { created_at, versions } of artifacts) expect(versions.at(-1)!.created_at).toEqual(created_at)
  } finally {
    await core.close()
  }
  expect(readJson(layout.demoFile)).toMatchObject({ history: true })
}, 120_000)
