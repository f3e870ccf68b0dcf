import { problemCodes, type ProblemCode } from '@adcopy/contract'
import { Counter, Histogram, type Registry } from 'prom-client'

const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface AnsweredRequest {
  /** Undefined for an unknown path or method. */
  operationId: string | undefined
  status: number
  seconds: number
  refusal: ProblemCode | undefined
  accepted: boolean
}

export interface RequestMetrics {
  answered(request: AnsweredRequest): void
  faulted(): void
}

export function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry]
  const requests = new Counter({
    name: 'adcopy_requests_total',
    help: 'Requests answered, by operation and status; operation none is an unknown path or method.',
    labelNames: ['operation', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'adcopy_request_seconds',
    help: 'Time from the arrival of a request to its response, by operation.',
    labelNames: ['operation'] as const,
    buckets: requestBuckets,
    registers,
  })
  const acceptSeconds = new Histogram({
    name: 'adcopy_accept_seconds',
    help: 'Time from the arrival of a request to the 202 of the job it created.',
    buckets: requestBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'adcopy_refusals_total',
    help: 'Requests refused, by the code of the problem.',
    labelNames: ['code'] as const,
    registers,
  })
  const faults = new Counter({
    name: 'adcopy_http_faults_total',
    help: 'Connections whose bytes were not a valid request.',
    registers,
  })
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
