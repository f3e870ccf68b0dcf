// Partners copy this code. Each sample is complete, and a test runs it against the API.

const path = '/api/v1/ad-copy-generations'

export interface Samples {
  curl: string
  typescript: string
  python: string
}

/** The samples read `API` and `TOKEN` from the environment. */
export function samplesOf(body: object): Samples {
  return { curl: curl(body), typescript: typescript(body), python: python(body) }
}

function curl(body: object): string {
  const json = JSON.stringify(body).replaceAll("'", String.raw`'\''`)
  return `curl -i "$API${path}" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H 'Content-Type: application/json' \\
  -d '${json}'`
}

function typescript(body: object): string {
  return `const { API, TOKEN } = process.env
const jobs = \`\${API}${path}\`
const headers = { Authorization: \`Bearer \${TOKEN}\` }

async function call(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)
  return response
}

// Keep the key with your own record of the job: a retry with the same key and body creates no second job.
let response = await call(jobs, {
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
  body: JSON.stringify(${indent(body, '  ')}),
})
let job = await response.json()
while (job.status === 'queued' || job.status === 'running') {
  const seconds = Number(response.headers.get('Retry-After') ?? 1)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  response = await call(\`\${jobs}/\${job.id}\`, { headers })
  job = await response.json()
}
console.log(job.status === 'succeeded' ? job.result : job.error)`
}

function python(body: object): string {
  return `import os
import time
import uuid

import httpx

jobs = os.environ["API"] + "${path}"
client = httpx.Client(headers={"Authorization": "Bearer " + os.environ["TOKEN"]})

# Keep the key with your own record of the job: a retry with the same key and body creates no second job.
response = client.post(
    jobs,
    headers={"Idempotency-Key": str(uuid.uuid4())},
    json=${indent(body, '    ')},
)
response.raise_for_status()
job = response.json()
while job["status"] in ("queued", "running"):
    time.sleep(int(response.headers.get("Retry-After", "1")))
    response = client.get(jobs + "/" + job["id"])
    response.raise_for_status()
    job = response.json()
print(job["result"] if job["status"] == "succeeded" else job["error"])`
}

/** The JSON is also a valid literal in TypeScript and Python, because all values of the body are strings. */
function indent(body: object, by: string): string {
  return JSON.stringify(body, null, by.length).replaceAll('\n', `\n${by}`)
}
