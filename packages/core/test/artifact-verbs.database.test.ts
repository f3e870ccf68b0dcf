import { verbs, type CheckEdit, type Ctx, type EditToCheck, type MemberActor } from '@adcopy/core'
import { limits, type Role } from '@adcopy/contract'
import { asMember, createArtifact, createTenant, setUpCore } from '@adcopy/testing'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { expectNotStored, expectWinners } from './support/people.ts'
import { somebodyWaits } from './support/waits.ts'

const failing = { check: 'figures', severity: 'hard', passed: false, reason: 'x' } as const
const passing = { check: 'figures', severity: 'hard', passed: true } as const

let asked: EditToCheck[]
let check: CheckEdit
let workspaceId: string
let artifactId: string
let author: Ctx<MemberActor>
let people = 0
const { core, database } = await setUpCore({
  checkEdit: (id, edit) => {
    asked.push(edit)
    return check(id, edit)
  },
})

beforeEach(async () => {
  asked = []
  check = async () => ({ checks: [passing], claims: [] })
  const tenant = await createTenant(core)
  workspaceId = tenant.workspaceId
  author = await actAs(tenant.userId)
  artifactId = (
    await createArtifact(core, tenant, { copy: { headline: 'Old', primary_text: 'Old words. Kept words.' } })
  ).artifactId
})

const actAs = (userId: string) => asMember(core, { workspaceId, userId })

async function join(role: Role, name: string): Promise<Ctx<MemberActor>> {
  people += 1
  const email = `person-${people}@join.example`
  const input = { workspaceId, email, role, name }
  return actAs((await verbs.addMember({ ctx: core.as({ kind: 'operator' }), input })).user_id)
}

const read = () => verbs.readArtifact({ ctx: author, input: { artifactId } })
const words = (primary_text: string) => ({ headline: 'New', primary_text })
const edit = (ctx: Ctx<MemberActor>, baseNumber: number, text: string) =>
  verbs.editArtifact({ ctx, input: { artifactId, baseNumber, copy: words(text) } })
const step = (ctx: Ctx<MemberActor>, from: 'draft' | 'in_review' | 'approved', to: typeof from, number = 1) =>
  verbs.setApproval({ ctx, input: { artifactId, number, from, to } })
const problem = (code: string) => ({ name: 'Problem', code })
const stale = { name: 'StaleWrite' }

describe('an edit', () => {
  test('appends a version by its author, without a card, and leaves the job’s result as it was', async () => {
    expect(await edit(author, 1, '  New words. ')).toEqual({ number: 2 })
    const { versions, job_id: jobId } = await read()
    expect(versions).toMatchObject([
      { number: 2, headline: 'New', primary_text: 'New words.', card: null, checks: [passing], approval: 'draft' },
      { number: 1, headline: 'Old', author: null },
    ])
    expect(versions[0]?.author?.user_id).toBe(author.actor.userId)
    expect(asked[0]).toMatchObject({
      request: { platform: 'facebook', grounding: { profile: { name: 'Lanternhaus' } }, offer: null },
      before: { copy: { primary_text: 'Old words. Kept words.' } },
      copy: words('New words.'),
    })
    const { job } = await verbs.readJob({ ctx: author, input: { id: jobId } })
    expect(job).toMatchObject({ result: { headline: 'Old', primary_text: 'Old words. Kept words.' } })
  })

  test('of a version that is not the newest is refused and writes nothing', async () => {
    await edit(author, 1, 'First.')
    await expect(edit(author, 1, 'Second.')).rejects.toMatchObject(stale)
    expect((await read()).versions).toHaveLength(2)
    expect(asked).toHaveLength(1)
  })

  test('concurrent with another: one is saved, the other is refused', async () => {
    const both = Promise.withResolvers<void>()
    check = async () => {
      if (asked.length === 2) both.resolve()
      await both.promise
      return { checks: [], claims: [] }
    }
    const other = await join('editor', 'Other')
    const outcomes = await Promise.allSettled([edit(author, 1, 'Mine.'), edit(other, 1, 'Theirs.')])
    expectWinners(outcomes, 1, stale)
    expect((await read()).versions).toHaveLength(2)
  })

  test('with the words of the newest version writes nothing, so that saving twice saves once', async () => {
    await edit(author, 1, 'Same.')
    expect(await edit(author, 1, 'Same.')).toEqual({ number: 2 })
    expect((await read()).versions).toHaveLength(2)
  })

  test('that is empty, too long or holds a NUL is refused', async () => {
    const wrong = [' ', 'x'.repeat(limits.editedTextCharactersMax + 1), 'a\0b'].map((primary_text) => ({
      primary_text,
    }))
    const line = 'x'.repeat(limits.editedLineCharactersMax + 1)
    for (const changes of [...wrong, { headline: line }, { description: line }]) {
      const input = { artifactId, baseNumber: 1, copy: { ...words('x.'), ...changes } }
      await expect(verbs.editArtifact({ ctx: author, input })).rejects.toMatchObject(problem('invalid_request'))
    }
    expect(asked).toEqual([])
  })

  test('by a viewer, and in a frozen workspace, is refused', async () => {
    const viewer = await join('viewer', 'Viewer')
    await expect(edit(viewer, 1, 'x.')).rejects.toMatchObject(problem('forbidden'))
    await verbs.setWorkspace({ ctx: core.as({ kind: 'operator' }), input: { workspaceId, billing: 'frozen' } })
    const frozen = await actAs(author.actor.userId)
    await expect(edit(frozen, 1, 'x.')).rejects.toMatchObject(problem('workspace_frozen'))
  })
})

describe('approval', () => {
  test('goes from draft to review to approved, with person and time, and an edit starts a new draft', async () => {
    const other = await join('editor', 'Olga')
    await step(author, 'draft', 'in_review')
    await step(other, 'in_review', 'approved')
    const [version] = (await read()).versions
    expect(version).toMatchObject({
      approval: 'approved',
      steps: [{ state: 'in_review' }, { state: 'approved', by: { name: 'Olga' }, at: expect.any(Date) }],
    })
    await edit(author, 1, 'New.')
    expect((await read()).versions.map(({ approval }) => approval)).toEqual(['draft', 'approved'])
  })

  test('has the state of the last step, even if the clock of the process that wrote an earlier one was ahead', async () => {
    vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ['Date'] })
    await step(author, 'draft', 'in_review').finally(() => vi.useRealTimers())
    const other = await join('editor', 'Olga')
    await step(other, 'in_review', 'approved')
    const [version] = (await read()).versions
    expect(version).toMatchObject({ approval: 'approved', steps: [{ state: 'in_review' }, { state: 'approved' }] })
    await expect(step(other, 'in_review', 'approved')).rejects.toMatchObject(stale)
  })

  test('has the state of the last step, even if the transaction of that step began before an earlier one', async () => {
    await database.holding(`select 1 from artifact where id = '${artifactId}' for update`, async (rival) => {
      const other = await join('editor', 'Olga')
      const approval = step(other, 'in_review', 'approved')
      await somebodyWaits(database)
      await rival.query(
        `insert into artifact_approval (id, workspace_id, artifact_id, version, state, user_id, created_at)
         values ('apv_rival', $1, $2, 1, 'in_review', $3, clock_timestamp())`,
        [workspaceId, artifactId, author.actor.userId],
      )
      await rival.query('commit')
      await approval
    })
    expect((await read()).versions).toMatchObject([{ approval: 'approved' }])
  })

  test('by an editor requires another person than the author and the one who submitted it', async () => {
    const other = await join('editor', 'Olga')
    await edit(author, 1, 'New.')
    await step(other, 'draft', 'in_review', 2)
    await expect(step(author, 'in_review', 'approved', 2)).rejects.toMatchObject(problem('forbidden'))
    await expect(step(other, 'in_review', 'approved', 2)).rejects.toMatchObject(problem('forbidden'))
    const third = await join('editor', 'Third')
    await step(third, 'in_review', 'approved', 2)
  })

  test('by an admin is always possible; only an admin approves a failed check or withdraws an approval', async () => {
    check = async () => ({ checks: [failing], claims: [] })
    const [editor, admin] = [await join('editor', 'Editor'), await join('admin', 'Admin')]
    await edit(author, 1, 'Wrong.')
    await step(author, 'draft', 'in_review', 2)
    await expect(step(editor, 'in_review', 'approved', 2)).rejects.toMatchObject(problem('forbidden'))
    await step(admin, 'in_review', 'approved', 2)
    await expect(step(editor, 'approved', 'draft', 2)).rejects.toMatchObject(problem('forbidden'))
    await step(admin, 'approved', 'draft', 2)
  })

  test('refuses a skipped step, a step from an outdated state, and an older version', async () => {
    const admin = await join('admin', 'Admin')
    await expect(step(admin, 'draft', 'approved')).rejects.toMatchObject(problem('invalid_request'))
    await step(author, 'draft', 'in_review')
    await expect(step(admin, 'draft', 'in_review')).rejects.toMatchObject(stale)
    await edit(author, 1, 'New.')
    await expect(step(admin, 'in_review', 'approved')).rejects.toMatchObject(stale)
    const viewer = await join('viewer', 'Viewer')
    await expect(step(viewer, 'draft', 'in_review', 2)).rejects.toMatchObject(problem('forbidden'))
  })
})

describe('a comment', () => {
  const anchor = { field: 'primary_text', start: 0, end: 10 } as const
  const comment = (ctx: Ctx<MemberActor>, at?: typeof anchor | { field: 'description'; start: 0; end: 1 }) =>
    verbs.addComment({ ctx, input: { artifactId, number: 1, text: ' Too long? ', anchor: at } })

  test('stores its anchored text, and who resolved it', async () => {
    const viewer = await join('viewer', 'Vera')
    const { comment_id: commentId } = await comment(viewer, anchor)
    const shown = { text: 'Too long?', author: { name: 'Vera' }, anchor: { ...anchor, quote: 'Old words.' } }
    expect((await read()).comments).toMatchObject([{ ...shown, resolved: null }])
    await verbs.resolveComment({ ctx: author, input: { commentId, resolved: true } })
    await verbs.resolveComment({ ctx: viewer, input: { commentId, resolved: true } })
    expect((await read()).comments[0]?.resolved?.by.user_id).toBe(author.actor.userId)
    await verbs.resolveComment({ ctx: viewer, input: { commentId, resolved: false } })
    expect((await read()).comments[0]?.resolved).toBeNull()
  })

  test('on text that is not there, or resolved by another viewer, is refused', async () => {
    const missing = comment(author, { field: 'description', start: 0, end: 1 })
    await expect(missing).rejects.toMatchObject(problem('invalid_request'))
    const { comment_id: commentId } = await comment(author)
    const viewer = await join('viewer', 'Vera')
    const resolved = verbs.resolveComment({ ctx: viewer, input: { commentId, resolved: true } })
    await expect(resolved).rejects.toMatchObject(problem('forbidden'))
  })
})

describe('a review link', () => {
  const visitor = () => core.as({ kind: 'system' })
  const open = (url: string) =>
    verbs.openReviewLink({ ctx: visitor(), input: { secret: url.slice(url.lastIndexOf('/') + 1) } })
  const link = (expiresInDays = 7) =>
    verbs.createReviewLink({ ctx: author, input: { artifactId, number: 1, expiresInDays } })

  test('shows its version with approval and comments, without ids, and the secret is not stored', async () => {
    await verbs.addComment({ ctx: author, input: { artifactId, number: 1, text: 'Nice.' } })
    const { url } = await link()
    await edit(author, 1, 'Newer.')
    const view = await open(url)
    expect(view).toMatchObject({
      brand_name: 'Lanternhaus',
      number: 1,
      newer_exists: true,
      primary_text: 'Old words. Kept words.',
      approval: { state: 'draft' },
      comments: [{ text: 'Nice.' }],
    })
    expect(JSON.stringify(view)).not.toMatch(/(art|acg|ws|usr|cmt|file)_[0-9a-z]{26}/)
    const secret = url.slice(url.lastIndexOf('/') + 1)
    for (const table of ['review_link', 'audit_event']) await expectNotStored({ core, database }, table, secret)
  })

  test('no longer opens once it is revoked, and revoking again changes nothing', async () => {
    const { url, review_link_id: reviewLinkId } = await link()
    await verbs.revokeReviewLink({ ctx: author, input: { reviewLinkId } })
    const [first] = (await read()).review_links
    await verbs.revokeReviewLink({ ctx: author, input: { reviewLinkId } })
    expect((await read()).review_links[0]).toEqual(first)
    await expect(open(url)).rejects.toMatchObject(problem('not_found'))
  })

  test('opens until its last second and never after', async () => {
    const { url } = await link(1)
    const inSeconds = (seconds: number) => database.runClock(new Date(Date.now() + seconds * 1000))
    onTestFinished(() => database.setClock(null))
    await inSeconds(24 * 60 * 60 - 60)
    expect(await open(url)).toMatchObject({ number: 1 })
    await inSeconds(24 * 60 * 60 + 1)
    await expect(open(url)).rejects.toMatchObject(problem('not_found'))
  })

  test('of a frozen workspace, and junk, open nothing', async () => {
    const { url } = await link()
    await verbs.setWorkspace({ ctx: core.as({ kind: 'operator' }), input: { workspaceId, billing: 'frozen' } })
    for (const address of [url, '/', '/x', `/${'A'.repeat(43)}`, `/${'x'.repeat(10_000)}`]) {
      await expect(open(address)).rejects.toMatchObject(problem('not_found'))
    }
  })

  test('is created only by editors, for at most 90 days', async () => {
    const viewer = await join('viewer', 'Vera')
    const input = { artifactId, number: 1, expiresInDays: 7 }
    await expect(verbs.createReviewLink({ ctx: viewer, input })).rejects.toMatchObject(problem('forbidden'))
    await expect(link(91)).rejects.toMatchObject(problem('invalid_request'))
  })
})

test('the grounding of a job is shown before it is created, with the remaining units', async () => {
  const { offer_id } = (await verbs.listAllOffers({ ctx: author, input: { workspaceId } })).find((o) => !o.archived)!
  expect(await verbs.previewGrounding({ ctx: author, input: { offerId: offer_id } })).toMatchObject({
    grounding: { profile: { name: 'Lanternhaus' } },
    offer: { name: 'Winter check' },
    units: { allocation: 1000, used: 0 },
  })
  await verbs.setOfferArchived({ ctx: author, input: { offerId: offer_id, archived: true } })
  const archived = verbs.previewGrounding({ ctx: author, input: { offerId: offer_id } })
  await expect(archived).rejects.toMatchObject(problem('not_found'))
})
