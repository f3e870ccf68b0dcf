// These types describe the public contract. `test/types.test.ts` checks that they equal the schemas of the service.

export type Platform = 'facebook' | 'instagram'
export type AwarenessLevel = 'unaware' | 'problem_aware' | 'solution_aware'
export type CopyLength = 'short' | 'medium' | 'long' | 'extra_long' | 'blog'
export type JobState = 'queued' | 'running' | 'succeeded' | 'failed'
export type JobErrorCode = 'generation_failed' | 'policy_blocked' | 'generation_timeout' | 'internal_error'

/** Input of a job. The service also uses the brand profile of the workspace. */
export interface CreateJobInput {
  platform: Platform
  awareness_level: AwarenessLevel
  /** 1 to 280 characters after trimming. The brief steers the copy, and is deleted when the job ends. */
  brief: string
  /** `id` of an active offer. */
  offer_id?: string | undefined
  /** `medium` by default; `blog` only with `facebook`. */
  copy_length?: CopyLength | undefined
}

interface JobFields {
  object: 'ad_copy_generation'
  id: string
  /** Time of acceptance, RFC 3339, UTC. */
  created_at: string
}

export interface QueuedJob extends JobFields {
  status: 'queued'
}

export interface RunningJob extends JobFields {
  status: 'running'
}

export interface SucceededJob extends JobFields {
  status: 'succeeded'
  completed_at: string
  result: Result
}

export interface FailedJob extends JobFields {
  status: 'failed'
  completed_at: string
  error: JobError
}

export type TerminalJob = SucceededJob | FailedJob
export type Job = QueuedJob | RunningJob | TerminalJob

/** The copy as it was generated, without later edits. */
export interface Result {
  headline: string
  primary_text: string
  description?: string | undefined
  artifact_id: string
  /** URL of the artifact in the web application. */
  app_url: string
  /** The knowledge files from which the brand brief of the job was built. */
  sources?: { file_id: string }[] | undefined
}

export interface JobError {
  code: JobErrorCode
  message: string
}

export interface Offer {
  object: 'offer'
  id: string
  name: string
}

export interface Page<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null
}

export interface ListOffersQuery {
  /** Number of items in a page, 1 to 100; 20 by default. */
  limit?: number | undefined
  /** `next_cursor` of an earlier page. The listing starts after that page. */
  cursor?: string | undefined
}

export interface ListJobsQuery extends ListOffersQuery {
  status?: JobState | undefined
}

export type ProblemCode =
  | 'invalid_request'
  | 'invalid_auth'
  | 'forbidden'
  | 'preview_disabled'
  | 'workspace_frozen'
  | 'not_found'
  | 'missing_brand'
  | 'grounding_too_large'
  | 'idempotency_mismatch'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'unavailable'

/** One validation error of a request. `pointer` is a JSON Pointer into the body. */
export interface InvalidPlace {
  detail: string
  pointer?: string | undefined
  parameter?: string | undefined
  header?: string | undefined
}

/** Body of every error response. Its media type is `application/problem+json`. */
export interface ProblemBody {
  type: string
  title: string
  status: number
  detail: string
  request_id: string
  /** The validation errors. Present only on `invalid_request`. */
  errors?: InvalidPlace[] | undefined
  /** Start of the next UTC month. Present only on `quota_exceeded`. */
  reset_at?: string | undefined
}
