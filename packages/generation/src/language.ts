import type { Grounding } from '@adcopy/contract'
import { sourceTexts } from './facts/sources.ts'
import { frequentIn } from './frequent-words.ts'

/** Language of a brand's copy: the primary subtag that its profile names, else what its facts seem to be written in. */
export function languageOf(grounding: Grounding): string {
  return named(grounding) ?? writtenIn(grounding)
}

const named = ({ profile }: Grounding) => profile.language?.split('-')[0]?.toLowerCase()

const read = new WeakMap<Grounding, string>()

/** What a brand's facts seem to be written in, which need not be the language of its copy; too little text says nothing. */
export function writtenIn(grounding: Grounding): string {
  const found = read.get(grounding) ?? guessed(grounding)
  read.set(grounding, found)
  return found
}

function guessed(grounding: Grounding): string {
  const text = sourceTexts({ grounding, offer: null }).slice(0, 200).join(' ').slice(0, 20_000)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if ((text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return named(grounding) ?? 'und'
  const found = frequentIn(text)
  const best = found[0]
  const english = found.find(({ language }) => language === 'en')?.hits ?? 0
  if (best === undefined || best.hits < 3) return named(grounding) ?? 'en'
  return best.hits <= english * 1.3 ? 'en' : best.language
}
