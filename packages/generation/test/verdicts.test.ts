import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checks } from '../src/checks/index.ts'
import { hardFailures, isPolicyCheck } from '../src/verdicts.ts'
import { verifierChecks, verifierPolicyChecks } from '../src/verifier/verification.ts'

test('policy checks are those that the checks and the verifier mark', () => {
  const names = [...checks.map(({ name }) => name), ...verifierChecks]
  const marked = checks.filter(({ policy }) => policy === true).map(({ name }) => name)
  expect(names.filter(isPolicyCheck).toSorted()).toEqual([...marked, ...verifierPolicyChecks].toSorted())
})

test('only failed verdicts of hard checks are hard failures', () => {
  const verdict = (severity: 'hard' | 'soft', passed: boolean) => ({ check: `${severity} ${passed}`, severity, passed })
  const all = [verdict('hard', false), verdict('hard', true), verdict('soft', false)]
  expect(hardFailures(all)).toEqual(['hard false'])
})

test('a process that only starts computations loads no language models', () => {
  const script = `import modules from 'node:module'
    const loaded = []
    modules.registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    await import('@adcopy/generation')
    console.log(loaded.length > 0, loaded.filter((url) => /eld|checks\\/|composer\\/compose/.test(url)).join())`
  const args = ['--input-type=module', '--no-warnings', '--eval', script]
  const cwd = join(import.meta.dirname, '../../../apps/worker')
  expect(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }).trim()).toBe('true')
})
