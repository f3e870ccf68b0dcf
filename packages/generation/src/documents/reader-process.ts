import { Worker } from 'node:worker_threads'
import { readDocument } from './read-document.ts'
import { endings, type ReaderArguments } from './reader-protocol.ts'

// The process that reads one document and ends: its bytes come on standard input, the reading goes out as one message.

const { mediaType, memoryBytesMax, timeMsMax } = JSON.parse(process.argv[2] ?? '') as ReaderArguments

// A thread of its own: it goes on while a parser holds the main one. It also ends a process that its parent left behind.
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

// What ends the worker from a terminal reaches its children too; they end with the worker, not as if the file were at fault.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit())

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const reading = await readDocument(mediaType, Buffer.concat(chunks))
process.send?.(reading, () => process.exit())
