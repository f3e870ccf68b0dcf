import { AdCopy, isProblem, type CreateJobInput, type Job } from '@adcopy/client'

// This file is compiled against the declarations of the installed package.
const client = new AdCopy({ baseUrl: 'https://api.example', token: 'acp_test', maxRetries: undefined })
const input: CreateJobInput = { platform: 'facebook', awareness_level: 'unaware', brief: 'x' }

export async function write(signal?: AbortSignal): Promise<string> {
  try {
    const job = await client.jobs.createAndWait(input, { signal, onProgress: (each: Job) => void each.status })
    if (job.status === 'failed') return job.error.code
    // @ts-expect-error a description is optional
    const description: string = job.result.description
    return job.result.headline + description
  } catch (error) {
    if (isProblem(error, 'quota_exceeded')) return error.problem.reset_at ?? error.code
    throw error
  }
}

// @ts-expect-error the contract does not contain this platform
void client.jobs.create({ ...input, platform: 'tiktok' })
// @ts-expect-error the contract does not contain this problem code
isProblem(undefined, 'teapot')
