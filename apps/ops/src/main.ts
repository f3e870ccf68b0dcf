import { runLine } from './run-line.ts'

process.exitCode = await runLine(process.argv.slice(2), process)
