import { execFile, type ExecFileException } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTenant, freePort, startProgram, type Program, type Tenant } from '@adcopy/testing'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneJob, rowsOf, startRig, validBody } from '../rig.ts'

const dist = join(import.meta.dirname, '../../../../packages/mcp/dist')
const conformance = 'npx -y -p @modelcontextprotocol/conformance@0.1.16 -c'
const inspector = 'npx -y -p @modelcontextprotocol/inspector@2.12.0 -c'

describe('the MCP server', { timeout: 240_000 }, () => {
  const rig = startRig('in-process')
  let tenant: Tenant
  let program: Program
  let url: string

  beforeAll(async () => {
    tenant = await createTenant(rig.core)
    const port = await freePort()
    url = `http://127.0.0.1:${port}/mcp`
    program = await startProgram({
      args: ['http.js'],
      cwd: dist,
      env: { ADCOPY_URL: rig.url, PORT: String(port) },
      ready: (output) => output.includes('/mcp'),
    })
  })
  afterAll(() => program.stop())

  async function run(tool: string, command: string): Promise<string> {
    const [file = '', ...args] = tool.split(' ')
    try {
      return (await promisify(execFile)(file, [...args, command])).stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = error as ExecFileException
      throw new Error(`${command}\n${stdout}\n${stderr}`, { cause: error })
    }
  }

  test.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])(
    'passes the conformance scenario %s',
    async (scenario) => {
      const report = await run(conformance, `conformance server --url ${url} --scenario ${scenario}`)
      expect(report).toMatch(/Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings/)
    },
  )

  const stdio = () => `-e ADCOPY_URL=${rig.url} -e ADCOPY_TOKEN=${tenant.token} ${process.execPath} ${dist}/stdio.js`
  const http = () => `${url} --transport http --header "Authorization: Bearer ${tenant.token}"`

  test.each([
    ['stdio', stdio],
    ['HTTP', http],
  ])('passes the Inspector over %s, whose calls spend one unit together', async (_what, target) => {
    const listed = await run(inspector, `mcp-inspector --cli ${target()} --method tools/list --strict`)
    expect((JSON.parse(listed) as { tools: unknown[] }).tools).toHaveLength(5)
    const args = 'platform=facebook awareness_level=unaware brief=Autumn'
    const call = `--method tools/call --tool-name create_ad_copy --tool-arg ${args}`
    expect(await run(inspector, `mcp-inspector --cli ${target()} ${call}`)).toContain('acg_')
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
  })

  test('waits 45 seconds for a job that does not end, and says that it has not', async () => {
    const { body } = await rig.create(validBody, { tenant: await createTenant(rig.core) })
    const { id } = body as { id: string }
    const waiting = await createTenant(rig.core)
    const { body: own } = await rig.create(validBody, { tenant: waiting })
    const client = new Client({ name: 'test', version: '1' })
    const headers = { authorization: `Bearer ${waiting.token}` }
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
    const wait = (job_id: string) => client.callTool({ name: 'wait_for_ad_copy', arguments: { job_id } })
    expect(await wait(id), 'a job of another workspace').toMatchObject({ isError: true })
    const startMs = performance.now()
    const job = { id: (own as { id: string }).id, status: 'queued' }
    expect(await wait(job.id)).toMatchObject({ structuredContent: { finished: false, job } })
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(44_900)
    await client.close()
  })
})
