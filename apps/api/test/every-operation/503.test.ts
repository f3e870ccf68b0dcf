import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, offersPath, startRig, validBody, type Rig } from '../rig.ts'

describe.each(entries)('an unreachable database by %s', (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry)
  })
  afterAll(() => rig.close())

  test('answers unavailable with Retry-After, and everything works again once it is back', async () => {
    expect((await rig.as(rig.tenant, offersPath)).status).toBe(200)
    await rig.database.setReachable(false)
    const answers = [
      await rig.as(rig.tenant, offersPath),
      await rig.as(rig.tenant, `${jobsPath}/acg_01kaj5x7g8e4r9t2v6w3y0zbcd`),
      await rig.create(validBody),
    ]
    await rig.database.setReachable(true)
    for (const answer of answers) {
      expectProblem(answer, 'unavailable')
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(answer.headers.get('ratelimit')).toMatch(/^"token";r=\d+;t=\d+$/)
    }
    expect((await rig.create(validBody)).status).toBe(202)
    expect(rig.output()).not.toContain(validBody.brief)
  })
})
