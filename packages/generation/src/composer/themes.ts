import type { Grounding } from '@adcopy/contract'
import { stem, words } from '../text.ts'
import type { Fact } from './material.ts'

/** What a statement does in an argument: provenance, prices and small print prove or close it, and interrupt it anywhere else. */
export type Role = 'matter' | 'provenance' | 'price' | 'small print'

const provenance =
  /\b(?:founded|began|begun|since (?:19|20)\d\d|established|funded|developed by|developers?|develops|nonprofit|non-profit|foundation|university|history|historians|source code|licen[sc]ed?|third-party|makers|started the)\b/iu
const price =
  /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]|\b\d[\d.,]* ?(?:USD|EUR|GBP|CHF)\b|\bcosts?\b|\bprices?\b|\bpay for\b|\bper (?:month|year|seat|person)\b/iu

const smallPrint = new RegExp(
  `(?<!\\p{L})(?:${[
    'cancel\\p{L}*|refund\\p{L}*|notice|minimum term|deposits?|closed (?:on|in|for|over)|not (?:included|covered|tax|legal|medical|financial)|(?:is|are) not(?=[.,;]|$)|exclud\\p{L}*|does not (?:include|cover)',
    'künd\\p{L}*|storn\\p{L}*|erstatt\\p{L}*|\\p{L}*frist|mindestlaufzeit|kaution|nicht (?:enthalten|inbegriffen)|geschlossen|betriebsferien|zuzüglich',
    'annul\\p{L}*|rembours\\p{L}*|préavis|résili\\p{L}*|caution|non (?:inclus|compris)e?s?|fermée?s?|fermetures?',
    'cancel\\p{L}*|reembols\\p{L}*|devoluci\\p{L}*|preaviso|fianza|no (?:incluid|incluye)\\p{L}*|cerrad[oa]s?|cerramos',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** Whether a statement is of how a contract ends, what is paid back and what is left out: no reason to come. */
export const isSmallPrint = (text: string): boolean => smallPrint.test(text)

export function roleOf(text: string): Role {
  if (price.test(text)) return 'price'
  return provenance.test(text) ? 'provenance' : 'matter'
}

/** Units between two statements of one paragraph or list; a heading or anything left out takes more. */
const gapMax = 6

/** The section of a file that each fact stands in: facts that follow each other without a heading in between. */
export function sectionsOf(brief: Grounding['brand_brief']): string[] {
  let section = 0
  return brief.map((fact, index) => {
    const before = brief[index - 1]
    if (before !== undefined && (before.file_id !== fact.file_id || Math.abs(fact.start - before.end) > gapMax))
      section += 1
    return `${fact.file_id}\u0000${section}`
  })
}

/** Words in common that two statements need to be told in one breath. */
const commonMin = 2

/** Facts with their themes: a value or proof that speaks of what a section of a file tells goes with that section. */
export function themed(facts: readonly Fact[], brand: string): Fact[] {
  const name = new Set(words(brand).map(stem))
  const counts = new Map<string, number>()
  for (const fact of facts) for (const word of fact.telling) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isTelling = (word: string) => word.length > 3 && !name.has(word) && (counts.get(word) ?? 0) <= facts.length / 6
  const sections = Map.groupBy(
    facts.filter((fact) => fact.kind === 'knowledge'),
    (fact) => fact.group,
  )
  const known = [...sections].map(([theme, members]) => ({
    theme,
    stems: new Set(members.flatMap((fact) => fact.telling)),
    topics: new Set(members.map((fact) => fact.topic)),
  }))
  return facts.map((fact) => {
    if (fact.kind !== 'value' && fact.kind !== 'proof') return fact
    const wanted = fact.telling.filter(isTelling)
    const ranked = known
      .map(({ theme, stems, topics }) => ({
        theme,
        common:
          wanted.filter((word) => stems.has(word)).length + (fact.topic !== null && topics.has(fact.topic) ? 0.5 : 0),
      }))
      .toSorted((a, b) => b.common - a.common)
    const best = ranked[0]
    return best === undefined || best.common < commonMin ? fact : { ...fact, theme: best.theme }
  })
}
