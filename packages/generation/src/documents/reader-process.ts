import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { readDocument } from './read-document.ts'
import { encodeResult, endings, resultDescriptor, type ReaderArguments } from './reader-protocol.ts'

// This module runs as a separate process. It reads one document from standard input, writes the result to a pipe of its
// parent process, and exits.

const { mediaType, memoryBytesMax, timeMsMax } = JSON.parse(process.argv[2] ?? '') as ReaderArguments

// This thread enforces the limits on memory and time even while a parser blocks the main thread. It also ends the
// process when the parent has exited.
const watch = new Worker(
  `const { workerData: { parent, memoryBytesMax, timeMsMax, endings } } = require('node:worker_threads')
   const until = performance.now() + timeMsMax
   setInterval(() => {
     if (process.memoryUsage.rss() > memoryBytesMax) process.kill(process.pid, endings.memory)
     if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
     if (performance.now() > until) process.kill(process.pid, endings.time)
   }, 20)`,
  { eval: true, workerData: { parent: process.ppid, memoryBytesMax, timeMsMax, endings } },
)
watch.unref()

// A signal to the parent's process group, such as Ctrl-C in a terminal, also reaches this process. This process ignores
// the signal and ends when its parent has exited, because an earlier exit would count as a failed attempt to read the
// file.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
writeFileSync(resultDescriptor, encodeResult(await readDocument(mediaType, Buffer.concat(chunks))))
process.exit()
