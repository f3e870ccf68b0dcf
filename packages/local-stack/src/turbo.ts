import { join } from 'node:path'
import { runToEnd } from './run-to-end.ts'

/** Throws with the output of the task that fails. */
export async function turboRun(root: string, args: readonly string[], onLine: (line: string) => void): Promise<void> {
  const turbo = join(root, 'node_modules', '.bin', 'turbo')
  const options = { cwd: root, env: process.env, onLine, linesKept: 400 }
  await runToEnd(turbo, ['run', ...args, '--output-logs=new-only'], options)
}
