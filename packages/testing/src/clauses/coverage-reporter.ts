import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { findGaps, renderCoverage, type TaggedTest } from './coverage.ts'
import { clauses } from './index.ts'

const root = join(import.meta.dirname, '../../../..')
const page = join(root, 'docs/contract-coverage.md')

/**
 * Writes docs/contract-coverage.md at the end of a test run, and fails the run if a clause has no passing test. If `CI`
 * is set, the reporter does not write the page but fails if the page is outdated.
 */
export default class CoverageReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const tagged = tests.filter((test) => test.tags.length > 0).map(describeTest)
    const gaps = findGaps(clauses, tagged)
    if (gaps.length > 0) fail(`No test that passed proves ${gaps.join(', ')}.`)
    const text = renderCoverage(clauses, tagged)
    const committed = existsSync(page) ? readFileSync(page, 'utf8') : ''
    if (text === committed) return
    if (!process.env['CI']) writeFileSync(page, text)
    else fail('docs/contract-coverage.md is outdated: run npm test and commit it.')
  }
}

function describeTest(test: TestCase): TaggedTest {
  return {
    file: relative(root, test.module.moduleId),
    clauses: test.tags,
    passed: test.result().state === 'passed',
  }
}

function fail(reason: string): void {
  process.stderr.write(`\nContract coverage: ${reason}\n`)
  process.exitCode = 1
}
