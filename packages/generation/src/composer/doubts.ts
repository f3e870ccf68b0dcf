import type { Fact } from './material.ts'
import { raised, tokensOf } from './shape.ts'

const emptyStems =
  /^(?:that|this|with|from|have|will|what|when|just|need|want|work|like|much|mak|tak|get|too|for|and|the|you|are|not|can|how|its|but)$/

/** An objection that is asked as a question, in words that need no third person; no other is put into anybody's mouth. */
function asked(objection: Fact, isEnglish: boolean): string | null {
  const isQuestion = /[?？]$/u.test(objection.text)
  return isQuestion && !(isEnglish && /\b(?:she|he|her|his)\b/i.test(objection.text)) ? raised(objection.text) : null
}

/** A fact that speaks to an objection: the one with most words in common, names of the objection included. */
export function answerTo(
  objection: Fact,
  left: readonly Fact[],
  all: readonly Fact[],
  isEnglish: boolean,
): { doubt: string; answer: Fact } | null {
  const doubt = asked(objection, isEnglish)
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
