import { jobErrors, type Job, type JobErrorCode } from '@adcopy/contract'
import type { JobRow } from '@adcopy/db'
import type { Settings } from '../context.ts'

/** Source: D-JOB, D-RESULT-1, D-RESULT-4. */
export function presentJob(row: JobRow, settings: Pick<Settings, 'webOrigin'>): Job {
  const base = { object: 'ad_copy_generation' as const, id: row.id, created_at: row.created_at.toISOString() }
  switch (row.state) {
    case 'queued':
    case 'running':
      return { ...base, status: row.state }
    case 'failed': {
      const code = row.error_code as JobErrorCode
      return { ...base, status: 'failed', completed_at: instant(row), error: { code, message: jobErrors[code] } }
    }
    case 'succeeded':
      return { ...base, status: 'succeeded', completed_at: instant(row), result: presentResult(row, settings) }
  }
}

function presentResult(row: JobRow, settings: Pick<Settings, 'webOrigin'>) {
  const artifact_id = row.artifact_id! // the statement that sets the state also writes the artifact
  return {
    headline: row.headline!,
    primary_text: row.primary_text!,
    ...(row.description !== null && { description: row.description }),
    artifact_id,
    app_url: `${settings.webOrigin}/artifacts/${artifact_id}`,
    ...(row.source_file_ids.length > 0 && { sources: row.source_file_ids.map((file_id) => ({ file_id })) }),
  }
}

function instant(row: JobRow): string {
  return row.completed_at!.toISOString() // a CHECK guarantees this for terminal jobs
}
