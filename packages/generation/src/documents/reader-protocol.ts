import { setImmediate as turn } from 'node:timers/promises'
import { knowledgeFailures, limits, type KnowledgeFailure } from '@adcopy/contract'
import { z } from 'zod'
import { type DocumentFact, documentFactSchema, type DocumentReading } from './reading.ts'

/** Encoded as JSON in the command-line argument of the reading process. */
export interface ReaderArguments {
  mediaType: string
  memoryBytesMax: number
  timeMsMax: number
}

/**
 * The reading process sends these signals to itself when it exceeds a limit. From the signal, the parent process
 * derives the failure code of the file.
 */
export const endings = { memory: 'SIGUSR2', time: 'SIGALRM' } as const

/** The file descriptor to which the reading process writes its result. */
export const resultDescriptor = 3

/**
 * These bounds exceed the largest result that can be stored: 1 MiB of text, and 10,000 facts whose total size with
 * their headings is 1 MiB.
 */
export const resultBounds = { bytesMax: 8 * 1024 * 1024, lineBytesMax: 512 * 1024 } as const

const sliceUnits = 64 * 1024
const factsPerLine = 20

const lineSchema = z.union([
  z.string(),
  z.array(documentFactSchema),
  z.strictObject({ ok: z.literal(true), reader: z.string() }),
  z.strictObject({ ok: z.literal(false), code: z.enum(Object.keys(knowledgeFailures) as KnowledgeFailure[]) }),
])

type Line = z.infer<typeof lineSchema>

/** If the result exceeds a limit, encodes the failure code `brief_full` instead. */
export function encodeResult(reading: DocumentReading): string {
  const lines = linesOf(reading).map((line) => `${JSON.stringify(line)}\n`)
  const sizes = lines.map((line) => Buffer.byteLength(line))
  const fits = Math.max(...sizes) <= resultBounds.lineBytesMax && sizes.reduce((a, b) => a + b) <= resultBounds.bytesMax
  return fits ? lines.join('') : encodeResult({ ok: false, code: 'brief_full' })
}

function linesOf(reading: DocumentReading): Line[] {
  if (!reading.ok) return [reading]
  const { text, facts, ...last } = reading
  return [...slicesOf(text, sliceUnits), ...slicesOf(facts, factsPerLine), last]
}

function slicesOf<Whole extends { length: number; slice: (from: number, to: number) => Whole }>(
  whole: Whole,
  size: number,
) {
  return Array.from({ length: Math.ceil(whole.length / size) }, (_, at) => whole.slice(at * size, (at + 1) * size))
}

/**
 * Returns undefined if the result is incomplete, malformed or too large. The result is not trusted, because a hostile
 * file may control the process that sends it. Decoding yields to the event loop after each line.
 */
export async function decodeResult(chunks: AsyncIterable<Buffer>): Promise<DocumentReading | undefined> {
  const slices: string[] = []
  const facts: DocumentFact[] = []
  for await (const line of linesIn(chunks)) {
    const { data } = lineSchema.safeParse(parsed(line))
    if (data === undefined || facts.length > limits.brandBriefFactsMax) return undefined
    if (typeof data === 'string') slices.push(data)
    else if (Array.isArray(data)) facts.push(...data)
    else return data.ok ? { ...data, text: slices.join(''), facts } : data
    await turn()
  }
  return undefined
}

/** Ends early if the stream exceeds a limit. */
async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let bytes = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    bytes += chunk.length
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n')) {
      yield rest.toString('utf8', 0, end)
      rest = rest.subarray(end + 1)
    }
    if (bytes > resultBounds.bytesMax || rest.length > resultBounds.lineBytesMax) return
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
