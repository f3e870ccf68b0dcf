import type { Copy, CopyClaim } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { readingsOf } from '../disguise.ts'
import { languageOf } from '../language.ts'
import { folded } from '../text.ts'
import { type Told, toldIn } from './claims/told.ts'
import { type TracedClaim, traceText } from './claims/trace.ts'
import { type Ungrounded, ungroundedIn } from './grounded.ts'
import { breachesIn } from './policies/breaches.ts'
import { type Foreign, foreignIn } from './written-language.ts'

/** All that a claim may rest on. */
export type Sources = Pick<GenerationRequest, 'grounding' | 'offer'>

/** A text, read for what several checks ask: each reading is made when one first asks, and kept as long as the text. */
export class TextReading {
  readonly written: string
  readonly #sources: Sources
  /** What is read with it, where it is too short to say all. */
  readonly #beside: string
  #folded: string | undefined
  #disguises: readonly string[] | undefined
  #claims: readonly TracedClaim[] | undefined
  #told: readonly Told[] | undefined
  #breaches: ReadonlyArray<string | undefined> | undefined

  constructor(written: string, sources: Sources, beside = '') {
    this.written = written
    this.#sources = sources
    this.#beside = beside
  }

  get folded(): string {
    return (this.#folded ??= folded(this.written))
  }

  /** The ways in which it may be read, whatever its letters are disguised as. */
  get disguises(): readonly string[] {
    return (this.#disguises ??= readingsOf(this.written, languageOf(this.#sources.grounding)))
  }

  /** What it claims, traced to the sources. */
  get claims(): readonly TracedClaim[] {
    return (this.#claims ??= traceText(this.written, this.#sources, this.#beside))
  }

  /** Its statements, with what the sources know of each. */
  get told(): readonly Told[] {
    return (this.#told ??= toldIn(
      this.written,
      this.#sources,
      this.claims.filter(({ reason }) => reason === null),
    ))
  }

  /** What in it breaks each policy, in their order. */
  get breaches(): ReadonlyArray<string | undefined> {
    return (this.#breaches ??= breachesIn(this.written, this.disguises))
  }
}

export type CopyField = CopyClaim['field']

interface Field<Name> {
  name: Name
  text: TextReading
  /** How much of it, in UTF-16 units, a reader meets who may not be told of the brand yet. */
  hook: number
}

/** What a reader meets of a primary text first: up to its first blank line. */
export const firstParagraph = (text: string): string => text.split(/\n\s*\n/u)[0] ?? ''

/** Texts that are judged together: a sentence by itself, or the fields of a copy. */
export class Reading<Name extends string = string> {
  readonly fields: ReadonlyArray<Field<Name>>
  readonly sources: Sources
  /** Of the brand's copy. */
  readonly language: string
  /** What the client asks for; nothing of a sentence by itself. */
  readonly brief: string
  #whole: TextReading | undefined
  #foreign: Foreign | undefined

  constructor(fields: ReadonlyArray<{ name: Name; written: string; hook?: string }>, sources: Sources, brief = '') {
    this.brief = brief
    const body = fields.find(({ name }) => name === 'primary_text')?.written ?? ''
    this.fields = fields.map(({ name, written, hook = '' }) => ({
      name,
      text: new TextReading(written, sources, name === 'primary_text' ? '' : body),
      hook: hook.length,
    }))
    this.sources = sources
    this.language = languageOf(sources.grounding)
  }

  /** All of it, a field a line. */
  get whole(): TextReading {
    const [first, ...others] = this.fields
    if (first !== undefined && others.length === 0) return first.text
    return (this.#whole ??= new TextReading(this.fields.map(({ text }) => text.written).join('\n'), this.sources))
  }

  /** What stands in a field of the copy, which a sentence may stand in, whichever it is. */
  in(field: CopyField): TextReading | undefined {
    return this.fields.find(({ name }) => name === field || name === 'sentence')?.text
  }

  /** What other language than the brand's it seems to be written in. */
  get foreign(): Foreign {
    return (this.#foreign ??= foreignIn(this))
  }
}

/** A sentence that might stand anywhere. */
export const readSentence = (written: string, sources: Sources): Reading =>
  new Reading([{ name: 'sentence', written }], sources)

/** A candidate for a request. */
export class CopyReading extends Reading<CopyField> {
  readonly copy: Copy
  readonly request: GenerationRequest
  #ungrounded: readonly Ungrounded[] | undefined

  constructor(copy: Copy, request: GenerationRequest) {
    const { headline, primary_text, description } = copy
    const hook = (text: string) => (request.awarenessLevel === 'unaware' ? text : '')
    const whole = <Name extends CopyField>(name: Name, written: string) => ({ name, written, hook: hook(written) })
    super(
      [
        whole('headline', headline),
        { name: 'primary_text', written: primary_text, hook: hook(firstParagraph(primary_text)) },
        ...(description === undefined ? [] : [whole('description', description)]),
      ],
      request,
      request.brief,
    )
    this.copy = copy
    this.request = request
  }

  /** Its statements of the brand that no source seems to make. */
  get ungrounded(): readonly Ungrounded[] {
    return (this.#ungrounded ??= ungroundedIn(this))
  }

  /** What it claims and states, and where the sources say so: its claims field by field, then its statements. */
  get claims(): CopyClaim[] {
    return [
      ...this.fields.flatMap(({ name, text }) => text.claims.flatMap((claim) => traced(name, claim, claim.kind))),
      ...this.fields.flatMap(({ name, text }) => text.told.flatMap((told) => traced(name, told, 'statement'))),
    ]
  }
}

type Found = Pick<Told, 'start' | 'end' | 'text' | 'source'>

const traced = (field: CopyField, { start, end, text, source }: Found, kind: CopyClaim['kind']): CopyClaim[] =>
  source === null ? [] : [{ field, start, end, text, kind, source }]
