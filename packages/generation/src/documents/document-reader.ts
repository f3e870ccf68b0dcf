import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { documentBounds } from './bounds.ts'
import { decodeResult, endings, resultDescriptor, type ReaderArguments } from './reader-protocol.ts'
import type { DocumentReading } from './reading.ts'
import { createSlots } from './slots.ts'

export interface DocumentToRead {
  mediaType: string
  content: Uint8Array
}

/** Maximum number of documents read concurrently. Each has a separate process, which may use 512 MiB of memory. */
export const documentsAtOnceMax = 2

export interface DocumentReaderOptions {
  atOnceMax?: number
  memoryBytesMax?: number
  timeMsMax?: number
}

/**
 * Waits for a slot and reads the document that `load` returns. Returns undefined if `load` returns undefined. Rejects
 * when `signal` aborts.
 */
export type DocumentReader = <Document extends DocumentToRead>(
  load: () => Promise<Document | undefined>,
  signal: AbortSignal,
) => Promise<DocumentReading | undefined>

const entry = join(import.meta.dirname, 'reader-process.ts')
const root = join(import.meta.dirname, '../../../..')
/** Files next to these folders, such as the settings and data of a local stack, are not readable. */
const readable = [
  'packages/generation/package.json',
  'packages/generation/src/*',
  'packages/generation/node_modules/*',
  'packages/contract/package.json',
  'packages/contract/src/*',
  'packages/contract/node_modules/*',
  'node_modules/*',
]
const heapMegabytesMax = 384
/** The process ends itself at its time limit. If it is still running this many ms later, the parent kills it. */
const graceMs = 2_000

/**
 * Creates a reader of untrusted documents. Each document is read in a separate process with limits on memory and time,
 * so that a file that crashes or blocks the parser affects only that process. The process does not receive the worker's
 * environment, can read only the program's code, and cannot write files or start processes.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const {
    atOnceMax = documentsAtOnceMax,
    memoryBytesMax = documentBounds.memoryBytesMax,
    timeMsMax = documentBounds.timeMsMax,
  } = options
  const inTurn = createSlots(atOnceMax)
  return (load, signal) =>
    inTurn(signal, async () => {
      const document = await load()
      if (document === undefined) return undefined
      const { mediaType, content } = document
      return readApart({ mediaType, memoryBytesMax, timeMsMax }, content, signal)
    })
}

function readApart(given: ReaderArguments, content: Uint8Array, signal: AbortSignal): Promise<DocumentReading> {
  return new Promise((resolve, reject) => {
    const child = start(given)
    // If the process could not be started, `stdio` is undefined and the child emits `error`.
    const pipe = child.stdio?.[resultDescriptor] as Readable | undefined
    // The result is undefined if the pipe breaks; the `exit` handler reports how the child ended.
    const result = pipe === undefined ? Promise.resolve(undefined) : decodeResult(pipe).catch(() => undefined)
    let late = false
    const abort = () => {
      child.kill('SIGKILL')
      pipe?.destroy() // because another process may have kept its other end open
    }
    const timer = setTimeout(() => {
      late = true
      abort()
    }, given.timeMsMax + graceMs)
    signal.addEventListener('abort', abort)
    const settle = (act: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      act()
    }
    child.once('error', (error) => settle(() => reject(error)))
    const end = (reading: DocumentReading | undefined, code: number | null, by: NodeJS.Signals | null) => {
      if (signal.aborted) return reject(signal.reason as Error)
      const known = reading ?? failureOf(late ? endings.time : by)
      return known === undefined ? reject(new Error(`the reading process ended with ${by ?? code}`)) : resolve(known)
    }
    child.once('exit', (code, by) => void result.then((reading) => settle(() => end(reading, code, by))))
    // Writing fails if the child ends before it has read everything. The error is ignored, because the `exit` handler
    // reports how the child ended.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(content)
    if (signal.aborted) abort()
  })
}

export const readerFlags = [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${join(root, path)}`),
  '--allow-worker',
  '--no-warnings',
  `--max-old-space-size=${heapMegabytesMax}`,
]

function start(given: ReaderArguments): ChildProcess {
  // The result is sent through a separate pipe. An IPC channel would parse a message of any size in one step and block
  // the event loop. The parsers' output is dropped because it may quote the file.
  return spawn(process.execPath, [...readerFlags, entry, JSON.stringify(given)], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  })
}

/** Returns a failure if the signal shows that the process exceeded its time or memory limit, otherwise undefined. */
function failureOf(by: NodeJS.Signals | null): DocumentReading | undefined {
  if (by === endings.time) return { ok: false, code: 'timed_out' }
  // V8 ends a process with SIGABRT or SIGTRAP if the heap is full.
  const outOfMemory = by === endings.memory || by === 'SIGABRT' || by === 'SIGTRAP'
  return outOfMemory ? { ok: false, code: 'too_complex' } : undefined
}
