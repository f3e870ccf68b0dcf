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

/** Documents that a process reads at once unless told otherwise: each costs it another process, of 512 MiB at most. */
export const documentsAtOnceMax = 2

export interface DocumentReaderOptions {
  /** Documents read at once; the others wait. */
  atOnceMax?: number
  memoryBytesMax?: number
  timeMsMax?: number
}

/** Reads what `load` gives once it is its turn; undefined where that is nothing. Rejects when aborted. */
export type DocumentReader = <Document extends DocumentToRead>(
  load: () => Promise<Document | undefined>,
  signal: AbortSignal,
) => Promise<DocumentReading | undefined>

const entry = join(import.meta.dirname, 'reader-process.ts')
const root = join(import.meta.dirname, '../../../..')
/** The program's own code and the libraries: not what lies beside them, such as settings and data of a local stack. */
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
 * no processes to start, and a bound on memory and time. Whatever a file makes of its parser ends that process alone.
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

/** What the reading process may do at all. */
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
 * What the end of a process without a reading says of its file: that it took too much. Ended by somebody else, or by an error
 * that is none of the file's, it says nothing.
 */
function readingOf(by: NodeJS.Signals | null): DocumentReading | undefined {
  if (by === endings.time) return { ok: false, code: 'timed_out' }
  const outOfMemory = by === endings.memory || by === 'SIGABRT' || by === 'SIGTRAP' // the latter two are V8's
  return outOfMemory ? { ok: false, code: 'too_complex' } : undefined
}
