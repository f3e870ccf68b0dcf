// Installs and upgrades the chart, with every option enabled, on a real API server that enforces PodSecurity
// `restricted`. The command is `node deploy/test/install.mjs CRD_FILE…`, where the files are the CRDs of KEDA and the
// Prometheus operator in YAML. helm, etcd and kube-apiserver must be on PATH; `setup-envtest` of controller-runtime
// installs the last two.
//
// The API server runs without a scheduler, so pods do not run. The script therefore marks the migration as complete
// itself. To test admission, it submits a pod from each pod template as a dry run.
import { execFile, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'adcopy-install-'))
const file = (name, text) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const [etcdPort, peerPort, apiPort] = [23_790, 23_800, 26_443]
const server = `https://127.0.0.1:${apiPort}`
const namespace = 'adcopy'
const key = file(
  'key.pem',
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
)
const kubeconfig = file(
  'kubeconfig',
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'test', cluster: { server, 'insecure-skip-tls-verify': true } }],
    users: [{ name: 'test', user: { token: 'test' } }],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'test' } }],
    'current-context': 'test',
  }),
)
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0' // The server uses a self-signed certificate on the loopback interface.

async function call(method, path, body, type = 'application/json') {
  const headers = { Authorization: 'Bearer test', 'Content-Type': type }
  const text = typeof body === 'object' ? JSON.stringify(body) : body
  const response = await fetch(`${server}${path}`, { method, headers, ...(text && { body: text }) })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}

function demand(condition, sentence) {
  if (!condition) throw new Error(`not so: ${sentence}`)
  process.stdout.write(`✓ ${sentence}\n`)
}

async function until(sentence, holds) {
  for (let turn = 0; turn < 300; turn += 1) {
    if (await holds().catch(() => false)) return
    await delay(200)
  }
  throw new Error(`not within a minute: ${sentence}`)
}

const etcdUrl = `http://127.0.0.1:${etcdPort}`
const start = (command, options) =>
  spawn(
    command,
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    { stdio: 'ignore' },
  )
const children = [
  start('etcd', {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': etcdUrl,
    'advertise-client-urls': etcdUrl,
    'listen-peer-urls': `http://127.0.0.1:${peerPort}`,
    'log-level': 'error',
  }),
  start('kube-apiserver', {
    'etcd-servers': etcdUrl,
    'secure-port': apiPort,
    'bind-address': '127.0.0.1',
    'cert-dir': folder,
    'service-cluster-ip-range': '10.0.0.0/24',
    'service-account-issuer': 'https://test.invalid',
    'service-account-key-file': key,
    'service-account-signing-key-file': key,
    'token-auth-file': file('tokens.csv', 'test,test,test,system:masters\n'),
    'authorization-mode': 'RBAC',
    'disable-admission-plugins': 'ServiceAccount', // No controller creates service accounts here.
    v: 0,
  }),
]

const helm = (...args) =>
  run('helm', [...args, '--namespace', namespace, '--kubeconfig', kubeconfig], { maxBuffer: 64 * 1024 * 1024 })
const jobs = `/apis/batch/v1/namespaces/${namespace}/jobs`
const deployments = `/apis/apps/v1/namespaces/${namespace}/deployments`
const chart = join(import.meta.dirname, '../chart')
const values = ['--values', join(import.meta.dirname, 'values.yaml')]

async function completeMigration() {
  const programs = async () => JSON.stringify((await call('GET', deployments)).body.items.map(({ spec }) => spec))
  const before = await programs()
  await until('the migration is created', async () => (await call('GET', `${jobs}/adcopy-migrate`)).status === 200)
  const { body } = await call('GET', `${jobs}/adcopy-migrate`)
  demand((await programs()) === before, 'the migration runs before anything changes')
  const [startTime, completionTime] = [new Date(Date.now() - 1000), new Date()].map(
    (time) => `${time.toISOString().slice(0, 19)}Z`,
  )
  const conditions = ['SuccessCriteriaMet', 'Complete'].map((type) => ({ type, status: 'True' }))
  const status = { startTime, completionTime, succeeded: 1, conditions, uncountedTerminatedPods: {} }
  const merged = await call('PATCH', `${jobs}/adcopy-migrate/status`, { status }, 'application/merge-patch+json')
  demand(merged.status === 200, 'the migration comes to its end')
  return body
}

const admit = ({ metadata, spec }, name) =>
  call('POST', `/api/v1/namespaces/${namespace}/pods?dryRun=All`, {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, labels: metadata.labels },
    spec,
  })

async function admitPods(migration) {
  const { items } = (await call('GET', deployments)).body
  for (const { metadata, spec } of [...items, migration]) {
    const { status, body } = await admit(spec.template, 'offered')
    demand(
      status === 201,
      `a pod of ${metadata.name} is admitted under restricted${status === 201 ? '' : `: ${body?.message}`}`,
    )
  }
  return items
}

const objects = {
  v1: { services: ['api', 'web', 'worker'] },
  'apps/v1': { deployments: ['api', 'web', 'worker'] },
  'autoscaling/v2': { horizontalpodautoscalers: ['api', 'web'] },
  'keda.sh/v1alpha1': { scaledobjects: ['worker'] },
  'monitoring.coreos.com/v1': { prometheusrules: ['monitoring'], servicemonitors: ['monitoring'] },
  'networking.k8s.io/v1': { ingresses: ['ingress'], networkpolicies: ['api', 'web', 'worker'] },
  'policy/v1': { poddisruptionbudgets: ['api', 'web', 'worker'] },
}

async function demandObjects(expected) {
  for (const [group, kinds] of Object.entries(objects)) {
    for (const [kind, names] of Object.entries(kinds)) {
      const { items } = (
        await call('GET', `${group === 'v1' ? '/api' : '/apis'}/${group}/namespaces/${namespace}/${kind}`)
      ).body
      const found = items.map(({ metadata }) => metadata.name.replace('adcopy-', '')).toSorted()
      demand(found.join() === (expected ? names.join() : ''), `${kind}: ${found.join(', ') || 'none'}`)
    }
  }
}

try {
  await until(
    'the API server answers',
    async () => (await fetch(`${server}/readyz`, { headers: { Authorization: 'Bearer test' } })).ok,
  )
  const enforced = { 'pod-security.kubernetes.io/enforce': 'restricted' }
  await call('POST', '/api/v1/namespaces', {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: namespace, labels: enforced },
  })
  for (const definitions of process.argv.slice(2)) {
    for (const definition of readFileSync(definitions, 'utf8')
      .split(/^---$/m)
      .filter((text) => text.includes('kind:'))) {
      const { status } = await call(
        'POST',
        '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
        definition,
        'application/yaml',
      )
      demand(status === 201, `the definition in ${definitions} is taken`)
    }
  }
  for (const path of ['/apis/keda.sh/v1alpha1', '/apis/monitoring.coreos.com/v1']) {
    await until('the definitions are served', async () => (await call('GET', path)).status === 200)
  }

  const [migration] = await Promise.all([
    completeMigration(),
    helm('install', 'adcopy', chart, ...values, '--set', 'temporal.serverCa.existingSecret='),
  ])
  await demandObjects(true)
  const [{ spec: api }] = await admitPods(migration)
  const rooted = structuredClone(api.template)
  rooted.spec.containers[0].securityContext.allowPrivilegeEscalation = true
  demand((await admit(rooted, 'rooted')).status === 403, 'the same pod with more rights is refused')
  const scaled = await call('GET', `/apis/keda.sh/v1alpha1/namespaces/${namespace}/scaledobjects/adcopy-worker`)
  demand(scaled.body?.spec?.fallback?.replicas === 2, 'KEDA scales the worker')
  const rules = await call(
    'GET',
    `/apis/monitoring.coreos.com/v1/namespaces/${namespace}/prometheusrules/adcopy-monitoring`,
  )
  demand(rules.body?.spec?.groups?.length > 0, 'the alerts of ops/alerts.yml are installed')

  const [nextMigration] = await Promise.all([
    completeMigration(),
    helm('upgrade', 'adcopy', chart, ...values, '--set', 'api.env.LOG_LEVEL=debug'),
  ])
  const programs = [...(await admitPods(nextMigration)), nextMigration]
  const mounted = ({ spec }, path) =>
    spec.template.spec.containers[0].volumeMounts.some(({ mountPath }) => mountPath === path)
  demand(
    programs.every((each) => mounted(each, '/etc/db')),
    'every program and the migration mount the files of the database',
  )
  const { volumes } = programs.find((each) => mounted(each, '/etc/temporal')).spec.template.spec
  const { sources } = volumes.find(({ name }) => name === 'temporal').projected
  demand(sources.length === 2, 'the upgrade mounts the CA of Temporal next to the client certificate')
  const { body: upgraded } = await call('GET', `${deployments}/adcopy-api`)
  const level = upgraded.spec.template.spec.containers[0].env.find(({ name }) => name === 'LOG_LEVEL')
  demand(level?.value === 'debug' && upgraded.metadata.generation === 2, 'an upgrade migrates and changes the api')
  const { stdout } = await helm('history', 'adcopy', '--output', 'json')
  demand(JSON.parse(stdout).at(-1).status === 'deployed', 'the second revision is deployed')
  await helm('uninstall', 'adcopy')
  await demandObjects(false)
} finally {
  for (const child of children.toReversed()) {
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  rmSync(folder, { recursive: true, force: true })
}
