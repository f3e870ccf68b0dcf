import type { JobErrorCode, JobState, ProblemCode, Role } from '@adcopy/contract'

export interface ModelJob {
  id: string
  key: string
  body: number
  state: JobState
  errorCode: JobErrorCode | null
  createdAt: number
  /** `dueAt` and `leases` model the job's row in the queue, which exists only while the job is open. */
  dueAt: number
  leases: number
}

export interface ModelTenant {
  allocation: number | null
  accessEnabled: boolean
  frozen: boolean
  role: Role
  removed: boolean
  revoked: boolean
  hasBrand: boolean
  offerActive: boolean
  jobs: ModelJob[]
}

export type ExpectedCreate =
  | { kind: 'created' }
  | { kind: 'replayed'; job: ModelJob }
  | { kind: 'refused'; code: ProblemCode }

const deadlineMs = 24 * 60 * 60 * 1_000
const workEndsEarlierMs = 5_000

/** The only value of `body` for which the create request names an offer. */
export const bodyWithOffer = 2

export class Model {
  now: number
  switchOn = true
  readonly tenants: readonly ModelTenant[]

  constructor(now: number, tenants: number, allocation: number) {
    this.now = now
    this.tenants = Array.from({ length: tenants }, () => ({
      allocation,
      accessEnabled: true,
      frozen: false,
      role: 'editor' as const,
      removed: false,
      revoked: false,
      hasBrand: true,
      offerActive: true,
      jobs: [],
    }))
  }

  tenant(index: number): ModelTenant {
    const tenant = this.tenants[index]
    if (tenant === undefined) throw new Error(`there is no tenant ${index}`)
    return tenant
  }

  refusal(tenant: ModelTenant, act: 'create' | 'read'): ProblemCode | undefined {
    if (tenant.revoked) return 'invalid_auth'
    if (tenant.removed) return 'forbidden'
    if (!tenant.accessEnabled || tenant.allocation === null) return 'preview_disabled'
    if (tenant.frozen) return 'workspace_frozen'
    if (act === 'read') return undefined
    if (!this.switchOn) return 'unavailable'
    return tenant.role === 'viewer' ? 'forbidden' : undefined
  }

  create(tenant: ModelTenant, key: string, body: number): ExpectedCreate {
    const code = this.refusal(tenant, 'create')
    if (code !== undefined) return { kind: 'refused', code }
    const job = tenant.jobs.find((known) => known.key === key)
    if (job !== undefined) {
      return job.body === body ? { kind: 'replayed', job } : { kind: 'refused', code: 'idempotency_mismatch' }
    }
    if (body === bodyWithOffer && !tenant.offerActive) return { kind: 'refused', code: 'not_found' }
    if (!tenant.hasBrand) return { kind: 'refused', code: 'missing_brand' }
    if (this.used(tenant) >= (tenant.allocation ?? 0)) return { kind: 'refused', code: 'quota_exceeded' }
    return { kind: 'created' }
  }

  accept(tenant: ModelTenant, job: Pick<ModelJob, 'id' | 'key' | 'body'>): void {
    const { now } = this
    tenant.jobs.push({ ...job, state: 'queued', errorCode: null, createdAt: now, dueAt: now, leases: 0 })
  }

  used({ jobs }: ModelTenant): number {
    return jobs.filter(({ createdAt }) => monthOf(createdAt) === monthOf(this.now)).length
  }

  isOverdue({ createdAt }: ModelJob): boolean {
    return createdAt + deadlineMs - workEndsEarlierMs <= this.now
  }

  isPastDeadline({ createdAt }: ModelJob): boolean {
    return createdAt + deadlineMs <= this.now
  }

  get jobs(): ModelJob[] {
    return this.tenants.flatMap(({ jobs }) => jobs)
  }
}

export function isOpen({ state }: ModelJob): boolean {
  return state === 'queued' || state === 'running'
}

export function monthOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 7)}-01`
}
