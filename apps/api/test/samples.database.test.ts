import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder, until } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { samplesOf } from '../../web/src/features/playground/samples.ts'
import { finish, plainCopy } from './jobs.ts'
import { startRig } from './rig.ts'

const run = promisify(execFile)
const body = {
  platform: 'facebook',
  awareness_level: 'problem_aware',
  brief: 'It\'s "quoted", \\ and 😀 $HOME `date`',
  copy_length: 'short',
}
const samples = samplesOf(body)

// The sample in Python needs a package, so `examples.slow.test.ts` runs it.
describe('the samples', () => {
  const rig = startRig('in-process')
  const folder = temporaryFolder()

  async function play(command: string, args: readonly string[]): Promise<string> {
    const { PATH = '' } = process.env
    const env = { NODE_ENV: 'production' as const, PATH, HOME: '/nowhere', API: rig.url, TOKEN: rig.tenant.token }
    const played = run(command, args, { env, timeout: 25_000 })
    const [job] = await until(
      async () => {
        const { rows } = await rig.database.pool.query<{ id: string; brief: string }>(
          `select id, brief from job where state = 'queued'`,
        )
        return rows.length > 0 && rows
      },
      { what: 'the job of the sample' },
    )
    expect(job?.brief).toBe(body.brief)
    await finish(rig.core, job?.id ?? '')
    return (await played).stdout
  }

  test('in curl creates a job', async () => {
    const uuidgen = `uuidgen() { echo ${randomUUID()}; }\n`
    const answer = await play('bash', ['-c', uuidgen + samples.curl])
    expect(answer).toMatch(/^HTTP\/1\.1 202 /)
    expect(answer).toMatch(/"status":"queued"/)
  })

  test('in TypeScript creates a job, polls it and prints its copy', async () => {
    const file = join(folder, 'sample.mts')
    await writeFile(file, samples.typescript)
    expect(await play(process.execPath, [file])).toContain(plainCopy.headline)
  })
})
