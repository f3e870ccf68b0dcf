import { runLine } from './run-line.ts'

// A program that reads the output, such as `head`, may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
process.exitCode = await runLine(process.argv.slice(2), process)
