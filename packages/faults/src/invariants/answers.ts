import type { Exchange, Evidence, Incident, Violation } from '../evidence.ts'

// For this long after an incident, connections may still break and database time-outs may still expire.
const graceMs = 6_000

function overlaps({ sentAt, endedAt }: Exchange, { from, to }: Incident): boolean {
  return endedAt >= from && sentAt <= to + graceMs
}

const nameOf = ({ ask, client, instance, answer }: Exchange) =>
  `${ask.kind} of client ${client} to ${instance}${answer === undefined ? '' : `, ${answer.requestId}`}`

export function answersAreLawful({ exchanges }: Evidence): Violation[] {
  return exchanges.flatMap((exchange) => {
    const off = exchange.answer?.offContract
    return off === undefined
      ? []
      : [{ promise: 'every response follows the contract', what: `${nameOf(exchange)}: ${off}` }]
  })
}

/**
 * Only an instance that cannot reach PostgreSQL may answer with `unavailable`. Only an instance that a fault hit
 * directly may leave a request unanswered.
 */
export function refusalsHaveACause({ exchanges, incidents }: Evidence): Violation[] {
  return exchanges.flatMap((exchange) => {
    const { answer, instance } = exchange
    const near = incidents.filter((incident) => overlaps(exchange, incident))
    if (answer === undefined) {
      if (near.some(({ silences }) => silences.includes(instance))) return []
      return [{ promise: 'an available api responds', what: nameOf(exchange) }]
    }
    if (answer.problem !== 'unavailable' || near.some(({ refuses }) => refuses.includes(instance))) return []
    return [{ promise: 'unavailable only without the database', what: nameOf(exchange) }]
  })
}

/** A create request is refused with 422 if and only if its key is already bound to a different body. */
export function mismatchesAreMismatches({ exchanges }: Evidence): Violation[] {
  return exchanges.flatMap((exchange) => {
    const { ask, answer } = exchange
    if (ask.kind !== 'create' || answer === undefined || answer.problem === 'unavailable') return []
    const expected = ask.body === 0 ? 202 : 422
    if (answer.offContract !== undefined || answer.status === expected) return []
    return [{ promise: 'one key, one body', what: `${nameOf(exchange)}: ${answer.status} for ${ask.key}` }]
  })
}

export function nothingForeignIsSeen({ exchanges, jobs }: Evidence): Violation[] {
  const owners = new Map(jobs.map((job) => [job.id, job.workspaceId]))
  return exchanges.flatMap((exchange) => {
    const { ask, answer, workspaceId } = exchange
    if (answer === undefined) return []
    const foreign = answer.jobs.filter(({ id }) => owners.get(id) !== workspaceId)
    if (ask.kind === 'read-foreign' && answer.status === 200) foreign.push(...answer.jobs)
    return foreign.map(({ id }) => ({
      promise: 'no client sees another workspace',
      what: `${nameOf(exchange)}: ${id}`,
    }))
  })
}
