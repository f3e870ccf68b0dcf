import { problemCodes, type ProblemCode } from '@adcopy/contract'
import { Counter, Histogram, type Registry } from 'prom-client'

const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A request that was answered, in words of closed sets. */
export interface AnsweredRequest {
  /** One of the four operations, or undefined for a path or method that is none. */
  operationId: string | undefined
  status: number
  seconds: number
  /** Code of the problem it was answered with. */
  refusal: ProblemCode | undefined
  /** It made a new job. */
  accepted: boolean
}

export interface RequestMetrics {
  answered(request: AnsweredRequest): void
  /** Bytes on a connection that were no request. */
  faulted(): void
}

/** The figures of a face. */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'adcopy_requests_total',
    help: 'Requests answered, by operation and status; operation none is a path or method that does not exist.',
    labelNames: ['operation', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'adcopy_request_seconds',
    help: 'From the arrival of a request to its answer, by operation.',
    labelNames: ['operation'] as const,
    buckets: requestBuckets,
    registers,
  })
  const acceptSeconds = new Histogram({
    name: 'adcopy_accept_seconds',
    help: 'From the arrival of a request to the 202 of the new job it made.',
    buckets: requestBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'adcopy_refusals_total',
    help: 'Requests refused, by the code of the problem.',
    labelNames: ['code'] as const,
    registers,
  })
  const faults = new Counter({ name: 'adcopy_http_faults_total', help: 'Bytes that were no request.', registers })
  for (const code of problemCodes) refusals.inc({ code }, 0)

  return {
    answered(request) {
      const operation = request.operationId ?? 'none'
      requests.inc({ operation, status: request.status })
      seconds.observe({ operation }, request.seconds)
      if (request.accepted) acceptSeconds.observe(request.seconds)
      if (request.refusal !== undefined) refusals.inc({ code: request.refusal })
    },
    faulted: () => faults.inc(),
  }
}
