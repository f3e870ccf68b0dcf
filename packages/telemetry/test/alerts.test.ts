import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import type { CoreEvent } from '@adcopy/core'
import { openTestCore, readAlertRules } from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createDatabaseMetrics,
  createJobMetrics,
  createRegistry,
  createRequestMetrics,
  createSignInMetrics,
  createWorkMetrics,
  type Registry,
  type WorkMetrics,
} from '../src/index.ts'

const root = join(import.meta.dirname, '../../..')
const runbook = readFileSync(join(root, 'docs/operations.md'), 'utf8')

const rules = readAlertRules()

function read(expr: string): { metrics: string[]; labels: string[]; faults: number } {
  const found = { metrics: [] as string[], labels: [] as string[], faults: 0 }
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      if (type.isError) found.faults += 1
      if (type.name === 'VectorSelector') found.metrics.push(/^\w+/.exec(expr.slice(from, to))?.[0] ?? '')
      if (type.name === 'LabelName') found.labels.push(expr.slice(from, to))
    },
  })
  return found
}

// Nothing listens on port 1. The tests need only the names and labels of the metrics, so the database may be
// unreachable.
const core = openTestCore('postgresql://nobody@127.0.0.1:1/none')
const existing = new Map<string, Set<string>>()
let figures: Awaited<ReturnType<Registry['getMetricsAsJSON']>>

beforeAll(async () => {
  figures = await registryInUse().getMetricsAsJSON()
  for (const { name, values } of figures) {
    for (const { labels, ...value } of values) {
      const full = (value as { metricName?: string }).metricName ?? name
      existing.set(full, new Set([...(existing.get(full) ?? []), ...Object.keys(labels)]))
    }
    if (values.length === 0) existing.set(name, new Set())
  }
})

afterAll(() => core.close())

/** All metrics have values, except those of the backlog. */
function registryInUse(): Registry {
  const registry = createRegistry()
  createDatabaseMetrics(registry, core)
  createSignInMetrics(registry)
  const events: CoreEvent[] = [
    { kind: 'job_accepted', replayed: false },
    { kind: 'job_accepted', replayed: true },
    { kind: 'shared_accept_failed', code: '55P03' },
    { kind: 'job_succeeded', seconds: 1 },
    { kind: 'job_failed', code: 'policy_blocked', seconds: 1 },
  ]
  events.forEach(createJobMetrics(registry))
  const requests = createRequestMetrics(registry)
  requests.answered({ operationId: 'createJob', status: 202, seconds: 0.1, refusal: undefined, accepted: true })
  requests.answered({ operationId: undefined, status: 404, seconds: 0.1, refusal: 'not_found', accepted: false })
  requests.faulted()
  useWorkMetrics(createWorkMetrics(registry, { slots: { jobs: 8, knowledge: 2 } }))
  return registry
}

/** The type of `calls` ensures that no method is missing. */
function useWorkMetrics(work: WorkMetrics): void {
  const calls: { [Method in keyof WorkMetrics]: Parameters<WorkMetrics[Method]> } = {
    tried: ['generateAndCommit', 'completed'],
    running: ['jobs', 1],
    generated: ['usable', 1],
    rejected: [['supported_claims']],
    modelCalled: ['writer', { inputTokens: 1, outputTokens: 1 }],
    providerFailed: ['overloaded'],
    leased: ['new', 1],
    started: ['generateAdCopy', 'failed', 1],
    temporalFailed: ['ping'],
    turned: ['jobs', 'done'],
  }
  for (const [method, args] of Object.entries(calls)) {
    ;(work[method as keyof WorkMetrics] as (...args: unknown[]) => void)(...args)
  }
}

test('every alert has a unique name, a severity, a summary and a section in the runbook', () => {
  expect(rules.length).toBeGreaterThan(10)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.summary).toMatch(/^[A-Z].*\.$/)
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`)
    expect(runbook).toContain(`\n#### ${alert}\n`)
  }
  const described = [...runbook.matchAll(/^#### (Adcopy\w+)$/gm)].map(([, name]) => name)
  expect(new Set(described)).toEqual(new Set(rules.map(({ alert }) => alert)))
})

test.each(rules.map(({ alert, expr }) => [alert, expr]))('%s uses metrics and labels that exist', (_alert, expr) => {
  const { metrics, labels, faults } = read(expr)
  expect(faults).toBe(0)
  expect(metrics.length).toBeGreaterThan(0)
  const known = new Set(['instance', 'job', ...metrics.flatMap((name) => [...(existing.get(name) ?? [])])])
  for (const name of metrics) expect([...existing.keys()]).toContain(name)
  for (const label of labels) expect([...known]).toContain(label)
})

test('no api and no worker are each detected by a metric that an idle process has', async () => {
  const figuresOf = async (create: (registry: Registry) => unknown) => {
    const registry = createRegistry()
    create(registry)
    return registry.metrics()
  }
  const api = await figuresOf(createRequestMetrics)
  const worker = await figuresOf((registry) => createWorkMetrics(registry, { slots: { jobs: 8, knowledge: 2 } }))
  // Prometheus's `absent` also matches a series that is declared but has no sample.
  const hasSample = (text: string, figure: string) => new RegExp(`^${figure}[ {]`, 'm').test(text)
  const absences = rules.flatMap(({ alert, expr }) => {
    const [, figure] = /^absent\((\w+)\)$/.exec(expr) ?? []
    return figure === undefined ? [] : [[alert, figure] as const]
  })
  const seen = absences.map(([alert, figure]) => [
    alert,
    { api: hasSample(api, figure), worker: hasSample(worker, figure) },
  ])
  expect(Object.fromEntries(seen)).toEqual({
    AdcopyNoApi: { api: true, worker: false },
    AdcopyNoWorker: { api: false, worker: true },
  })
})

test('an unknown metric, an unknown label and an invalid query are detected', () => {
  expect(read('sum(rate(adcopy_nothing_total[5m]))').metrics).toEqual(['adcopy_nothing_total'])
  expect(existing.has('adcopy_nothing_total')).toBe(false)
  expect(read('adcopy_jobs_ended_total{workspace="x"}').labels).toEqual(['workspace'])
  expect(existing.get('adcopy_jobs_ended_total')).toEqual(new Set(['outcome', 'error_code']))
  expect(read('sum(rate(adcopy_jobs_ended_total[5m])').faults).toBeGreaterThan(0)
})

test('every metric has a line in the runbook', () => {
  const own = new Set([...existing.keys()].filter((name) => name.startsWith('adcopy_')))
  // The pattern excludes the names of the database roles, which have the same prefix.
  const names = /`(adcopy_(?!(?:api|web|worker|ops)\b)\w+?)(?:\{[^}]*\})?`/g
  const described = new Set([...runbook.matchAll(names)].map(([, name]) => name))
  const base = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
  for (const name of own) expect.soft([...described]).toContain(base(name))
  for (const name of described) expect([...own].map(base)).toContain(name)
})

test('no metric has a label of unbounded size, and names and units follow Prometheus', () => {
  const own = figures.filter(({ name }) => name.startsWith('adcopy_'))
  const told = own.filter(({ name }) => !name.startsWith('adcopy_backlog_'))
  const silent = told.filter(({ values }) => values.length === 0).map(({ name }) => name)
  expect(silent, 'metrics that nothing here sets').toEqual([])
  const labels = [
    'le', 'outcome', 'error_code', 'check', 'operation', 'status', 'code', 'activity', 'kind',
    'workflow', 'loop', 'queue', 'call', 'direction', 'role', 'fault',
  ] // prettier-ignore
  for (const metric of own) {
    const counter = String(metric.type) === 'counter'
    expect(metric.name).toMatch(counter ? /^adcopy_[a-z_]+_total$/ : /^adcopy_[a-z_]+(?<!_total)$/)
    const histogram = String(metric.type) === 'histogram'
    expect.soft(metric.name).toMatch(histogram ? /_seconds$/ : /^/)
    for (const { labels: used } of metric.values) {
      for (const name of Object.keys(used)) expect.soft(labels).toContain(name)
    }
  }
})
