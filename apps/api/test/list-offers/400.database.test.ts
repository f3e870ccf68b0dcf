import { verbs } from '@adcopy/core'
import { describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, offersPath, startRig } from '../rig.ts'
import { createTenant } from '@adcopy/testing'

describe.each(entries)('GET offers 400 by %s', { tags: ['invalid_request', 'D-LIST-2'] }, (entry) => {
  const rig = startRig(entry)

  const refusals: Array<[string, string, string]> = [
    ['limit=0', 'limit', 'is not an integer from 1 to 100'],
    ['limit=101', 'limit', 'is not an integer from 1 to 100'],
    ['limit=canary', 'limit', 'is not an integer from 1 to 100'],
    ['limit=', 'limit', 'is empty'],
    ['limit=5&limit=5', 'limit', 'appears more than once in the query'],
    ['status=queued', 'status', 'is not a parameter of this operation'],
    ['archived=canary', 'archived', 'is not a parameter of this operation'],
    ['toString=1', 'toString', 'is not a parameter of this operation'],
    ['cursor=canary', 'cursor', 'is not a cursor that this listing gave out'],
  ]
  test.each(refusals)(
    '%s is refused by its parameter',
    { tags: ['D-QUERY-1', 'D-LIMIT', 'LIMIT-PAGE', 'D-EXTRAS-1', 'D-EXTRAS-2'] },
    async (query, parameter, detail) => {
      const answer = await rig.as(rig.tenant, `${offersPath}?${query}`)
      expectProblem(answer, 'invalid_request', { errors: [{ parameter, detail }] })
    },
  )

  test(
    'a cursor of this listing is refused in other listings and workspaces',
    { tags: ['D-CURSOR-1', 'LIST-1'] },
    async () => {
      const other = await createTenant(rig.core)
      const ctx = rig.core.as({ kind: 'operator' })
      await verbs.createOffer({ ctx, input: { workspaceId: rig.tenant.workspaceId, offer: { name: 'Another' } } })
      const page = await rig.as(rig.tenant, `${offersPath}?limit=1`)
      const { next_cursor: cursor } = page.body as { next_cursor: string }
      expect(cursor).toEqual(expect.any(String))
      const errors = [{ parameter: 'cursor', detail: 'is not a cursor that this listing gave out' }]
      expectProblem(await rig.as(rig.tenant, `${jobsPath}?cursor=${cursor}`), 'invalid_request', { errors })
      expectProblem(await rig.as(other, `${offersPath}?cursor=${cursor}`), 'invalid_request', { errors })
    },
  )
})
