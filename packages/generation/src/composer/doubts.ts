import type { Fact } from './material.ts'
import { closed, raised, tokensOf } from './shape.ts'

const thinking =
  /^(?:thinks|believes|worries|fears|suspects|assumes|doubts|says|feels|wonders)\s+(?:that\s+|whether\s+|if\s+)?/i
const emptyStems =
  /^(?:that|this|with|from|have|will|what|when|just|need|want|work|like|much|mak|tak|get|too|for|and|the|you|are|not|can|how|its|but)$/

/** The words of an objection as somebody would say them; null where they only make sense of a third person. */
function spoken(objection: Fact, isEnglish: boolean): string | null {
  if (!isEnglish) return closed(raised(objection.text))
  const plain = objection.text.replace(thinking, '').replace(/[?？]+$/, '')
  if (!thinking.test(objection.text) && objection.shape === 'predicate') return null
  if (/\b(?:she|he|her|his)\b/i.test(plain)) return null
  const isQuestion = /^(?:is|are|do|does|can|will|what|why|how|where|who|when|isn't|won't)\b/i.test(plain)
  return isQuestion ? `${raised(plain)}?` : closed(raised(plain))
}

/** A fact that speaks to an objection: the one with most words in common, names of the objection included. */
export function answerTo(
  objection: Fact,
  left: readonly Fact[],
  all: readonly Fact[],
  isEnglish: boolean,
): { doubt: string; answer: Fact } | null {
  const doubt = spoken(objection, isEnglish)
  const names = tokensOf(objection.text)
    .slice(1)
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  if (doubt === null || (isEnglish && names.some((name) => !all.some((fact) => fact.text.includes(name))))) return null
  const wanted = [...objection.stems].filter((word) => word.length > 2 && !emptyStems.test(word))
  const common = (fact: Fact) =>
    wanted.filter((word) => fact.stems.has(word)).length +
    (fact.topic !== null && fact.topic === objection.topic ? 0.6 : 0)
  const best = left.toSorted((a, b) => common(b) - common(a))[0]
  return best === undefined || common(best) < 1.6 ? null : { doubt, answer: best }
}
