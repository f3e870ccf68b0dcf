import type { EditToCheck } from '@adcopy/core'
import { testBrand } from '@adcopy/testing'
import { afterEach, expect, test } from 'vitest'
import { createCheckEdit } from '../src/server/check-edit.ts'

const edit = (primary_text: string, facts = 0): EditToCheck => ({
  request: {
    platform: 'facebook',
    awarenessLevel: 'unaware',
    copyLength: 'short',
    grounding: {
      version: 1,
      profile: { ...testBrand, proof_points: Array.from({ length: facts }, (_, n) => `Fact ${n} costs ${n} EUR.`) },
      brand_brief: [],
      avatars: [],
      think_reports: [],
    },
    offer: null,
  },
  before: { copy: { headline: 'x', primary_text: 'x' }, claims: [] },
  copy: { headline: 'Four mechanics', primary_text },
})
const unavailable = { name: 'Problem', code: 'unavailable' }

let checkEdit: ReturnType<typeof createCheckEdit>
afterEach(() => checkEdit.close())

test('an edit is checked against the brand', async () => {
  checkEdit = createCheckEdit()
  const { checks } = await checkEdit('ws_1', edit('A repair costs 777 EUR. It is cheap.'))
  const failed = checks.filter(({ passed }) => !passed).map(({ check }) => check)
  expect(failed).toEqual(expect.arrayContaining(['figures', 'excluded_terms']))
})

test('an edit that takes too long is refused, and the next is checked', async () => {
  checkEdit = createCheckEdit({ cpuMsMax: 500 })
  await expect(checkEdit('ws_1', edit('x '.repeat(30_000), 30_000))).rejects.toMatchObject(unavailable)
  expect((await checkEdit('ws_1', edit('Short.'))).checks).not.toEqual([])
})

test('a workspace has few edits under way, and another one is not held up by it', async () => {
  checkEdit = createCheckEdit({ waitingMax: 2 })
  const first = [1, 2].map((n) => checkEdit('ws_1', edit(`Words ${n}.`)))
  await expect(checkEdit('ws_1', edit('Words 3.'))).rejects.toMatchObject(unavailable)
  await expect(Promise.all([...first, checkEdit('ws_2', edit('Words.'))])).resolves.toHaveLength(3)
})
