import { Worker } from 'node:worker_threads'
import { readDocument } from './read-document.ts'
import { endings, type ReaderArguments } from './reader-protocol.ts'

// This module runs as a separate process. It reads one document from standard input, sends the reading to its parent as
// one message, and ends.

const { mediaType, memoryBytesMax, timeMsMax } = JSON.parse(process.argv[2] ?? '') as ReaderArguments

// This thread keeps running while a parser blocks the main thread. The time limit ends the process even if its parent
// no longer exists.
const watch = new Worker(
  `const { workerData: { memoryBytesMax, timeMsMax, endings } } = require('node:worker_threads')
   const until = performance.now() + timeMsMax
   setInterval(() => {
     if (process.memoryUsage.rss() > memoryBytesMax) process.kill(process.pid, endings.memory)
     if (performance.now() > until) process.kill(process.pid, endings.time)
   }, 20)`,
  { eval: true, workerData: { memoryBytesMax, timeMsMax, endings } },
)
watch.unref()

// A signal from a terminal to the worker also reaches this process. This process ignores the signal and exits when the
// worker disconnects, so that the file is not recorded as failed.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit())

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const reading = await readDocument(mediaType, Buffer.concat(chunks))
process.send?.(reading, () => process.exit())
