import { join } from 'node:path'
import { runToEnd } from './run-to-end.ts'

/** If a task fails, throws an error that contains its output. */
export async function turboRun(root: string, args: readonly string[], onLine: (line: string) => void): Promise<void> {
  const turbo = join(root, 'node_modules', '.bin', 'turbo')
  const options = { cwd: root, env: process.env, onLine, linesKept: 400 }
  await runToEnd(turbo, ['run', ...args, '--output-logs=new-only'], options)
}
