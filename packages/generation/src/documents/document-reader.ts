import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { documentBounds } from './bounds.ts'
import { endings, type ReaderArguments } from './reader-protocol.ts'
import { documentReadingSchema, type DocumentReading } from './reading.ts'
import { createSlots } from './slots.ts'

export interface DocumentToRead {
  mediaType: string
  content: Uint8Array
}

/** Default number of documents read concurrently; each one takes a process of at most 512 MiB. */
export const documentsAtOnceMax = 2

export interface DocumentReaderOptions {
  /** Documents read at once; the others wait. */
  atOnceMax?: number
  memoryBytesMax?: number
  timeMsMax?: number
}

/** Waits for a slot and reads what `load` returns; undefined if it returns nothing. Rejects when aborted. */
export type DocumentReader = <Document extends DocumentToRead>(
  load: () => Promise<Document | undefined>,
  signal: AbortSignal,
) => Promise<DocumentReading | undefined>

const entry = join(import.meta.dirname, 'reader-process.ts')
const root = join(import.meta.dirname, '../../../..')
/** The program's code and its libraries, without the files next to them, such as settings and data of a local stack. */
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
/** For a child that is too busy to end itself. */
const graceMs = 2_000

/**
 * Reads documents of strangers, each in a process of its own: no environment, no files but the program's code to read, none to write,
 * no processes to start, and a bound on memory and time. A file that breaks its parser ends that process only.
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
    let reading: DocumentReading | undefined
    let late = false
    const timer = setTimeout(() => {
      late = true
      child.kill('SIGKILL')
    }, given.timeMsMax + graceMs)
    const abort = () => child.kill('SIGKILL')
    signal.addEventListener('abort', abort)
    const settle = (act: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      act()
    }
    child.once('message', (message) => (reading = documentReadingSchema.safeParse(message).data))
    child.once('error', (error) => settle(() => reject(error)))
    child.once('exit', (code, by) => {
      settle(() => {
        if (signal.aborted) return reject(signal.reason as Error)
        const end = reading ?? readingOf(late ? endings.time : by)
        return end === undefined ? reject(new Error(`the reading process ended with ${by ?? code}`)) : resolve(end)
      })
    })
    child.stdin?.on('error', () => undefined) // it ended before it had read all: its end says why
    child.stdin?.end(content)
    if (signal.aborted) abort()
  })
}

/** Permissions of the reading process. */
export const readerFlags = [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${join(root, path)}`),
  '--allow-worker',
  '--no-warnings',
  `--max-old-space-size=${heapMegabytesMax}`,
]

function start(given: ReaderArguments): ChildProcess {
  // What parsers print goes nowhere: it may quote the file.
  return fork(entry, [JSON.stringify(given)], {
    execArgv: readerFlags,
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
}

/**
 * The fault of the file if its process ended without a reading: it took too much. An end by another program, or by an error
 * that the file did not cause, is no fault of the file.
 */
function readingOf(by: NodeJS.Signals | null): DocumentReading | undefined {
  if (by === endings.time) return { ok: false, code: 'timed_out' }
  const outOfMemory = by === endings.memory || by === 'SIGABRT' || by === 'SIGTRAP' // the latter two are V8's
  return outOfMemory ? { ok: false, code: 'too_complex' } : undefined
}
