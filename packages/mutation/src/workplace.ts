import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '@adcopy/local-stack'

// Stryker's 127 packages are not in the project's lockfile, because only this program needs them. Of these packages,
// only the two named here have a pinned version.
const stryker = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1']

/** Returns the folder. It is removed when this process exits, with retries because a command may still be ending. */
export async function makeWorkplace(checkout: string, onLine: (line: string) => void): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'ad-copy-mutation-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: checkout,
  })
  for (const file of listed.toString().split('\0').filter(Boolean)) cpSync(join(checkout, file), join(root, file))
  const generated = 'packages/db/src/generated'
  cpSync(join(checkout, generated), join(root, generated), { recursive: true })
  const options = { cwd: root, env: process.env, onLine, linesKept: 40 }
  await runToEnd('pnpm', ['add', '-w', '-D', '--config.catalogMode=manual', ...stryker], options)
  return root
}
