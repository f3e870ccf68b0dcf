import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const generationBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 75, 150, 300, 600]

// A process creates a series for each of these label values at its start, because otherwise `rate` would miss the first
// event.
const workflows = ['generateAdCopy', 'readKnowledgeFile'] as const
const loops = ['jobs', 'deadlines', 'knowledge'] as const
const temporalCalls = ['connect', 'ping', 'start'] as const
const queues = ['jobs', 'knowledge'] as const
const modelRoles = ['writer', 'verifier'] as const
// The provider errors that trigger the alert AdcopyBackendMisconfigured in ops/alerts.yml.
const misconfigurations = ['invalid_key', 'invalid_request', 'model_not_found', 'quota_exhausted'] as const

type Workflow = (typeof workflows)[number]
export type Loop = (typeof loops)[number]
type TemporalCall = (typeof temporalCalls)[number]
export type Queue = (typeof queues)[number]
type ModelRole = (typeof modelRoles)[number]

export type TryOutcome = 'completed' | 'retried' | 'yielded' | 'ended' | 'cancelled'

/** All label values belong to closed sets. */
export interface WorkMetrics {
  /**
   * An activity attempt ended. After `retried` and `yielded`, another attempt follows. `yielded` means that the attempt
   * left its slot to other workspaces; `ended` means that it failed and is not repeated.
   */
  tried(activity: string, outcome: TryOutcome): void
  /** An activity took a slot of its queue (+1) or released the slot (-1). */
  running(queue: Queue, change: 1 | -1): void
  /**
   * The generation of copy for a job ended, including its checks and repairs. `unusable` means that it returned no
   * usable copy; `error` means that it threw an error.
   */
  generated(outcome: 'usable' | 'unusable' | 'error', seconds: number): void
  /** A candidate failed these hard checks. A repair may follow. */
  rejected(checks: readonly string[]): void
  /** A model call ended and may have cost money. `usage` is null if the usage is unknown. */
  modelCalled(role: ModelRole, usage: { inputTokens: number; outputTokens: number } | null): void
  providerFailed(fault: string): void
  leased(kind: 'new' | 'renewed', jobs: number): void
  started(workflow: Workflow, outcome: 'started' | 'failed', count: number): void
  temporalFailed(call: TemporalCall): void
  turned(loop: Loop, outcome: 'done' | 'failed'): void
}

/** `slots` is the maximum number of concurrent activities in this worker for each queue. */
export function createWorkMetrics(registry: Registry, { slots }: { slots: Record<Queue, number> }): WorkMetrics {
  const registers = [registry]
  const tries = new Counter({
    name: 'adcopy_activity_tries_total',
    help: 'Attempts of activities, by activity and outcome.',
    labelNames: ['activity', 'outcome'] as const,
    registers,
  })
  const running = new Gauge({
    name: 'adcopy_activities_running',
    help: 'Running activities, by queue.',
    labelNames: ['queue'] as const,
    registers,
  })
  const slotsOf = new Gauge({
    name: 'adcopy_activity_slots',
    help: 'Maximum of concurrently running activities, by queue; queues do not share slots.',
    labelNames: ['queue'] as const,
    registers,
  })
  const generation = new Histogram({
    name: 'adcopy_generation_seconds',
    help: 'Generations with their checks and repairs, by outcome.',
    labelNames: ['outcome'] as const,
    buckets: generationBuckets,
    registers,
  })
  const rejections = new Counter({
    name: 'adcopy_candidate_rejections_total',
    help: 'Candidates refused by a check, by check; a candidate that fails two checks counts for both.',
    labelNames: ['check'] as const,
    registers,
  })
  const modelCalls = new Counter({
    name: 'adcopy_model_calls_total',
    help: 'Model calls that were answered, cut off or given up, by role.',
    labelNames: ['role'] as const,
    registers,
  })
  const modelTokens = new Counter({
    name: 'adcopy_model_tokens_total',
    help: 'Tokens that models read (input) and wrote (output), as their provider counts them, by role.',
    labelNames: ['role', 'direction'] as const,
    registers,
  })
  const providerFailures = new Counter({
    name: 'adcopy_provider_failures_total',
    help: 'Attempts that ended because a provider did not answer, by fault.',
    labelNames: ['fault'] as const,
    registers,
  })
  const leases = new Counter({
    name: 'adcopy_sweep_leases_total',
    help: 'Leases taken by the sweep: of new jobs, and again of jobs whose lease ran out.',
    labelNames: ['kind'] as const,
    registers,
  })
  const starts = new Counter({
    name: 'adcopy_workflow_starts_total',
    help: 'Workflows that sweeps asked Temporal to start, by workflow and outcome.',
    labelNames: ['workflow', 'outcome'] as const,
    registers,
  })
  const temporalFailures = new Counter({
    name: 'adcopy_temporal_failures_total',
    help: 'Failed connections and calls to Temporal, and failed workflow starts, by call.',
    labelNames: ['call'] as const,
    registers,
  })
  const turns = new Counter({
    name: 'adcopy_loop_turns_total',
    help: 'Iterations of the loops of this worker.',
    labelNames: ['loop', 'outcome'] as const,
    registers,
  })
  const lastTurn = new Gauge({
    name: 'adcopy_loop_last_turn_timestamp_seconds',
    help: 'When an iteration of a loop last ended without a failure; 0 before the first.',
    labelNames: ['loop'] as const,
    registers,
  })
  for (const queue of queues) {
    slotsOf.set({ queue }, slots[queue])
    running.set({ queue }, 0)
  }
  for (const workflow of workflows) for (const outcome of ['started', 'failed']) starts.inc({ workflow, outcome }, 0)
  for (const call of temporalCalls) temporalFailures.inc({ call }, 0)
  for (const loop of loops) lastTurn.set({ loop }, 0)
  for (const fault of misconfigurations) providerFailures.inc({ fault }, 0)
  for (const role of modelRoles) modelCalls.inc({ role }, 0)
  return {
    tried: (activity, outcome) => tries.inc({ activity, outcome }),
    running: (queue, change) => running.inc({ queue }, change),
    generated: (outcome, seconds) => generation.observe({ outcome }, seconds),
    rejected(checks) {
      for (const check of checks) rejections.inc({ check })
    },
    modelCalled(role, usage) {
      modelCalls.inc({ role })
      modelTokens.inc({ role, direction: 'input' }, usage?.inputTokens ?? 0)
      modelTokens.inc({ role, direction: 'output' }, usage?.outputTokens ?? 0)
    },
    providerFailed: (fault) => providerFailures.inc({ fault }),
    leased: (kind, jobs) => leases.inc({ kind }, jobs),
    started(workflow, outcome, count) {
      starts.inc({ workflow, outcome }, count)
      if (outcome === 'failed' && count > 0) temporalFailures.inc({ call: 'start' })
    },
    temporalFailed: (call) => temporalFailures.inc({ call }),
    turned(loop, outcome) {
      turns.inc({ loop, outcome })
      if (outcome === 'done') lastTurn.setToCurrentTime({ loop })
    },
  }
}
