import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** The folder is removed after the current test, or after the file if no test is running. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ad-copy-test-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (TestRunner.getCurrentTest() === undefined) afterAll(remove)
  else onTestFinished(remove)
  return folder
}
