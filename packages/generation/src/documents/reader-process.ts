import { Worker } from 'node:worker_threads'
import { readDocument } from './read-document.ts'
import { endings, type ReaderArguments } from './reader-protocol.ts'

// This process reads one document and ends. It gets the bytes on standard input and sends the reading as one message.

const { mediaType, memoryBytesMax, timeMsMax } = JSON.parse(process.argv[2] ?? '') as ReaderArguments

// A separate thread keeps running while a parser blocks the main one. The thread's time limit also ends an orphan.
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

// A terminal's signal to the worker also reaches its children. They exit with it, without marking the file as failed.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit())

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const reading = await readDocument(mediaType, Buffer.concat(chunks))
process.send?.(reading, () => process.exit())
