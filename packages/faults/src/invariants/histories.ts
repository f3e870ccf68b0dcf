import type { JobState } from '@adcopy/contract'
import type { Evidence, SeenJob, Violation } from '../evidence.ts'

const ranks: Record<JobState, number> = { queued: 0, running: 1, succeeded: 2, failed: 2 }

interface Sighting {
  job: SeenJob
  sentAt: number
  endedAt: number
}

/**
 * A response must not show an earlier state than any response that arrived before its request was sent. Responses to
 * overlapping requests may show states in any order.
 */
export function statesNeverGoBack({ exchanges }: Evidence): Violation[] {
  const sightings = new Map<string, Sighting[]>()
  for (const { ask, answer, sentAt, endedAt } of exchanges) {
    // A 202 that is not a replay is ignored, because it shows the state at acceptance even if it arrives late.
    if (answer === undefined || (ask.kind === 'create' && answer.replayed !== true)) continue
    for (const job of answer.jobs) {
      const seen = sightings.get(job.id) ?? []
      seen.push({ job, sentAt, endedAt })
      sightings.set(job.id, seen)
    }
  }
  return [...sightings.values()].flatMap(backwards)
}

function backwards(sightings: readonly Sighting[]): Violation[] {
  const sent = sightings.toSorted((a, b) => a.sentAt - b.sentAt)
  const ended = sightings.toSorted((a, b) => a.endedAt - b.endedAt)
  const violations: Violation[] = []
  let furthest: SeenJob | undefined
  let known = 0
  for (const { job, sentAt } of sent) {
    for (; (ended[known]?.endedAt ?? Infinity) < sentAt; known += 1) {
      const past = ended[known]?.job
      if (past !== undefined && (furthest === undefined || ranks[past.status] > ranks[furthest.status])) furthest = past
    }
    if (furthest !== undefined && !mayFollow(furthest, job)) {
      const what = `${job.id}: ${furthest.status} ${furthest.artifactId ?? ''} and then ${job.status} ${job.artifactId ?? ''}`
      violations.push({ promise: 'states never go backwards', what })
    }
  }
  return violations
}

function mayFollow(past: SeenJob, now: SeenJob): boolean {
  if (ranks[past.status] < 2) return ranks[now.status] >= ranks[past.status]
  return now.status === past.status && now.artifactId === past.artifactId && now.end === past.end
}
