import { once } from 'node:events'
import { createServer } from 'node:http'
import { AdCopy, idempotencyKey } from '@adcopy/client'

// Creates a job on a local server that imitates the API, and prints the job's headline. The headline contains the
// version of Node, so that the test can check it.
const fields = { object: 'ad_copy_generation', id: 'acg_1', created_at: '2026-11-01T00:00:00.000Z' }
const result = {
  headline: `Node ${process.versions.node}`,
  primary_text: 'P',
  artifact_id: 'art_1',
  app_url: 'https://w.example/a',
}
const server = createServer(({ method }, response) => {
  const created = method === 'POST'
  response.writeHead(created ? 202 : 200, { 'content-type': 'application/json', 'retry-after': '1' })
  const rest = created ? { status: 'queued' } : { status: 'succeeded', completed_at: fields.created_at, result }
  response.end(JSON.stringify({ ...fields, ...rest }))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const client = new AdCopy({ baseUrl: `http://127.0.0.1:${server.address().port}`, token: 'acp_test' })
const job = await client.jobs.createAndWait(
  { platform: 'facebook', awareness_level: 'unaware', brief: 'Autumn' },
  { idempotencyKey: await idempotencyKey('stranger', 1) },
)
process.stdout.write(job.result.headline)
server.close()
server.closeAllConnections()
