import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runDemoJob } from '../demo-job.ts'
import { openDemo } from '../demo.ts'

// Creates the demo workspace in the database of a running service, and one job through the REST API.
// `deploy/compose.yaml` runs this program.
const required = (name: string) => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set`)
  return value
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

const demo = await openDemo({
  databaseUrl: required('DATABASE_URL'),
  fingerprintKeys: required('FINGERPRINT_KEYS'),
  file: join(tmpdir(), 'demo.json'),
  password: randomBytes(12).toString('base64url'),
})
await demo.knowledgeRead(60_000)
const { email, password, token } = demo.access
const job = await runDemoJob({ apiUrl: required('API_URL'), token }, demo.brief, say)
await demo.close()
say(JSON.stringify(job, undefined, 2))
say(`Sign in at ${required('WEB_ORIGIN')} as ${email} with ${password}. Token for the API: ${token}`)
if (job.status !== 'succeeded') process.exitCode = 1
