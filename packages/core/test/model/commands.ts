import type { JobErrorCode } from '@adcopy/contract'
import { Problem, verbs } from '@adcopy/core'
import { actorOfToken, testCard } from '@adcopy/testing'
import type fc from 'fast-check'
import { expect } from 'vitest'
import { create } from '../support/accepting.ts'
import { bodyWithOffer, isOpen, type Model, type ModelJob } from './model.ts'
import { expectRows, system, tenantOf, type Real } from './real.ts'

const leaseMs = 60_000
const holderMs = 10_000

/** Each step compares its result, and then the database's jobs, queue and usage, with the model. */
export class Step implements fc.AsyncCommand<Model, Real> {
  readonly #name: string
  readonly #run: (model: Model, real: Real) => Promise<void>

  constructor(name: string, run: (model: Model, real: Real) => Promise<void>) {
    this.#name = name
    this.#run = run
  }

  check(): boolean {
    return true
  }

  async run(model: Model, real: Real): Promise<void> {
    await this.#run(model, real)
    await expectRows(model, real)
  }

  toString(): string {
    return this.#name
  }
}

export function createStep(tenant: number, key: string, body: number): Step {
  return new Step(`create(${tenant}, ${key}, body ${body})`, async (model, real) => {
    const at = tenantOf(real, tenant)
    const mine = model.tenant(tenant)
    const expected = model.create(mine, key, body)
    const outcome = await create(real.core, {
      token: at.token,
      idempotencyKey: key,
      brief: `brief ${body}`,
      ...(body === bodyWithOffer && { offerId: at.offerId }),
    })
    if (expected.kind === 'refused') {
      expect(outcome).toEqual({ kind: expected.code })
      return
    }
    expect(outcome).toMatchObject({ kind: 'accepted', replayed: expected.kind === 'replayed' })
    if (outcome.kind !== 'accepted') return
    if (expected.kind === 'replayed') expect(outcome.id).toBe(expected.job.id)
    else model.accept(mine, { id: outcome.id, key, body })
  })
}

export function readStep(tenant: number, pick: number): Step {
  return new Step(`read(${tenant}, ${pick})`, async (model, real) => {
    const job = pickJob(model, pick)
    if (job === undefined) return
    const mine = model.tenant(tenant)
    const actor = await actorOfToken(real.core, tenantOf(real, tenant).token)
    const code = model.refusal(mine, 'read') ?? (mine.jobs.includes(job) ? undefined : 'not_found')
    if (actor === undefined) {
      expect(code).toBe('invalid_auth')
      return
    }
    const seen = await codeOf(
      verbs.readJob({ ctx: real.core.as(actor), input: { id: job.id } }).then((read) => read.job),
    )
    if (code === undefined) expect(seen).toMatchObject({ id: job.id, status: job.state })
    else expect(seen).toBe(code)
  })
}

export function listStep(tenant: number): Step {
  return new Step(`list(${tenant})`, async (model, real) => {
    const mine = model.tenant(tenant)
    const actor = await actorOfToken(real.core, tenantOf(real, tenant).token)
    const code = model.refusal(mine, 'read')
    if (actor === undefined) {
      expect(code).toBe('invalid_auth')
      return
    }
    const seen = await codeOf(verbs.listJobs({ ctx: real.core.as(actor), input: { limit: 100 } }))
    if (code !== undefined || typeof seen === 'string') {
      expect(seen).toBe(code)
      return
    }
    const newestFirst = mine.jobs.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    expect(seen.data.map(({ id, status }) => [id, status])).toEqual(newestFirst.map(({ id, state }) => [id, state]))
  })
}

export function beginStep(pick: number): Step {
  return jobStep('begin', pick, async (job, model, real) => {
    const begun = await verbs.beginJob({ ctx: system(real), input: { jobId: job.id } })
    if (!isOpen(job)) expect(begun).toEqual({ kind: 'ended', state: job.state })
    else if (model.isOverdue(job)) expect(begun).toEqual({ kind: 'overdue' })
    else {
      expect(begun).toMatchObject({ kind: 'work', work: { brief: `brief ${job.body}` } })
      job.state = 'running'
    }
  })
}

const copy = { headline: 'A headline', primary_text: 'A text' }

export function succeedStep(pick: number): Step {
  return jobStep('succeed', pick, async (job, model, real) => {
    const wins = job.state === 'running' && !model.isPastDeadline(job)
    const won = await verbs.succeedJob({
      ctx: system(real),
      input: { jobId: job.id, copy, checks: [], card: testCard },
    })
    expect(won).toBe(wins)
    if (wins) job.state = 'succeeded'
  })
}

export function failStep(pick: number, code: JobErrorCode): Step {
  return jobStep(`fail as ${code}`, pick, async (job, _, real) => {
    const wins = isOpen(job)
    const state = await verbs.failJob({ ctx: system(real), input: { jobId: job.id, code } })
    if (wins) end(job, code)
    expect(state).toBe(job.state)
  })
}

export function expireStep(afterMs: number): Step {
  return new Step(`expire after ${afterMs / 1_000} s`, async (model, real) => {
    model.now += afterMs
    await real.database.setClock(new Date(model.now))
    const late = model.jobs.filter((job) => isOpen(job) && model.isOverdue(job))
    const { jobIds: ended } = await verbs.expireJobs({ ctx: system(real), input: {} })
    expect(ended.toSorted()).toEqual(late.map(({ id }) => id).toSorted())
    for (const job of late) end(job, 'generation_timeout')
  })
}

export function sweepStep(ownsAll: boolean): Step {
  return new Step(`sweep${ownsAll ? ' of its own' : ''}`, async (model, real) => {
    const ctx = system(real)
    const open = model.jobs.filter(isOpen)
    const patience = ownsAll ? 0 : holderMs
    const lost = open.filter(({ leases, dueAt }) => leases > 0 && dueAt <= model.now - patience)
    const ownJobIds = ownsAll ? open.map(({ id }) => id) : []
    expect(idsOf(await verbs.renewLeases({ ctx, input: { ownJobIds } }))).toEqual(lost.map(({ id }) => id).toSorted())
    const fresh = open.filter(({ leases, dueAt }) => leases === 0 && dueAt <= model.now)
    expect(idsOf(await verbs.leaseJobs({ ctx, input: { jobsMax: 100 } }))).toEqual(fresh.map(({ id }) => id).toSorted())
    for (const job of [...lost, ...fresh]) Object.assign(job, { dueAt: model.now + leaseMs, leases: job.leases + 1 })
  })
}

export function releaseStep(pick: number): Step {
  return jobStep('release', pick, async (job, model, real) => {
    await verbs.releaseJobs({ ctx: system(real), input: { jobIds: [job.id] } })
    if (isOpen(job)) Object.assign(job, { dueAt: model.now, leases: Math.max(0, job.leases - 1) })
  })
}

function jobStep(name: string, pick: number, run: (job: ModelJob, model: Model, real: Real) => Promise<void>): Step {
  return new Step(`${name}(${pick})`, async (model, real) => {
    const job = pickJob(model, pick)
    if (job !== undefined) await run(job, model, real)
  })
}

function pickJob({ jobs }: Model, pick: number): ModelJob | undefined {
  return jobs[pick % Math.max(1, jobs.length)]
}

function end(job: ModelJob, errorCode: JobErrorCode): void {
  job.state = 'failed'
  job.errorCode = errorCode
}

function idsOf(leased: ReadonlyArray<{ job_id: string }>): string[] {
  return leased.map(({ job_id }) => job_id).toSorted()
}

async function codeOf<T>(work: Promise<T>): Promise<T | string> {
  return work.catch((error: unknown) => {
    if (error instanceof Problem) return error.code
    throw error
  })
}
