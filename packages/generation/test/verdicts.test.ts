import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as checks from '../src/checks/index.ts'
import * as verdicts from '../src/verdicts.ts'
import { verifierChecks } from '../src/verifier/verification.ts'

test('verdicts are read as the checks define them', () => {
  expect(verdicts.checksVersion).toBe(checks.checksVersion)
  const names = [...checks.checks.map(({ name }) => name), ...verifierChecks]
  expect(names.filter(verdicts.isPolicyCheck)).toEqual(names.filter(checks.isPolicyCheck))
  const failed = (severity: 'hard' | 'soft', passed: boolean) => ({ check: `${severity} ${passed}`, severity, passed })
  const all = [failed('hard', false), failed('hard', true), failed('soft', false)]
  expect(verdicts.hardFailures(all)).toEqual(checks.hardFailures(all))
})

test('a process that only starts computations loads no language models', () => {
  const script = `import modules from 'node:module'
    const loaded = []
    modules.registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    await import('@adcopy/generation')
    console.log(loaded.filter((url) => /eld|checks\\/|composer\\/compose/.test(url)).join())`
  const args = ['--input-type=module', '--no-warnings', '--eval', script]
  const cwd = join(import.meta.dirname, '../../../apps/worker')
  expect(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }).trim()).toBe('')
})
