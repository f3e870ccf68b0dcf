// Writes copy for one brief: ADCOPY_URL=… ADCOPY_TOKEN=… node write-copy.mjs "Thesis season is near"
import { AdCopy, idempotencyKey } from '@adcopy/client'

const { ADCOPY_URL, ADCOPY_TOKEN } = process.env
const [brief = 'Thesis season is near'] = process.argv.slice(2)
const client = new AdCopy({ baseUrl: ADCOPY_URL, token: ADCOPY_TOKEN })

// The job uses the first active offer, if one exists.
const { data } = await client.offers.list({ limit: 1 }).page()
const offer = data[0] && { offer_id: data[0].id }

const job = await client.jobs.createAndWait(
  { platform: 'facebook', awareness_level: 'problem_aware', brief, ...offer },
  // A second run with the same brief and offer sends the same key, so it returns the same copy and costs nothing.
  { idempotencyKey: await idempotencyKey('write-copy example', brief, ...data.map(({ id }) => id)) },
)
if (job.status === 'failed') throw new Error(`${job.error.code}: ${job.error.message}`)
process.stdout.write(`${job.result.headline}\n\n${job.result.primary_text}\n`)
