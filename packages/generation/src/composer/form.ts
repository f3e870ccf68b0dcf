import type { Grounding } from '@adcopy/contract'
import { looksHostile } from '../facts/hostile.ts'
import { sourceTexts } from '../facts/sources.ts'
import { languageOf } from '../language.ts'
import type { Form } from './phrasing.ts'

interface Manners {
  /** How a profile asks for one form or the other by name. */
  formal: RegExp
  informal: RegExp
  /** Words that only the one or the other uses. */
  formalWords: RegExp
  informalWords: RegExp
  /** Where nothing is said: what offends nobody. */
  usual: Form
}

const manners: Readonly<Record<string, Manners>> = {
  de: {
    formal: /(?<!\p{L})(?:sie-form|siezen|siezt|gesiezt|per sie|(?<=\p{L} )Sie)(?!\p{L})/u,
    informal: /(?<!\p{L})(?:du-form|duzen|duzt|geduzt|per du|du)(?!\p{L})/iu,
    formalWords: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/gu,
    informalWords: /(?<!\p{L})(?:du|dich|dir|deine?[nmrs]?)(?!\p{L})/giu,
    usual: 'formal',
  },
  fr: {
    formal: /(?<!\p{L})(?:vouvo(?:ie\p{L}*|yer|iement)|vous)(?!\p{L})/iu,
    informal: /(?<!\p{L})(?:tuto(?:ie\p{L}*|yer|iement)|tu)(?!\p{L})/iu,
    formalWords: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/giu,
    informalWords: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/giu,
    usual: 'formal',
  },
  es: {
    formal: /(?<!\p{L})(?:ustede(?:s|ar|o)|usted)(?!\p{L})/iu,
    informal: /(?<!\p{L})(?:tute(?:ar|o|amos|a)|tú|tu)(?!\p{L})/iu,
    formalWords: /(?<!\p{L})ustede?s?(?!\p{L})/giu,
    informalWords: /(?<!\p{L})(?:tú|tus?|te|contigo)(?!\p{L})/giu,
    usual: 'informal',
  },
}
const english: Manners = {
  formal: /(?<!\p{L})(?:no contractions|written[- ]out)(?!\p{L})/iu,
  informal: /(?<!\p{L})(?:use contractions|with contractions)(?!\p{L})/iu,
  formalWords: /(?<!\p{L})(?:do|is|are|can|will|does) not(?!\p{L})/giu,
  informalWords: /\p{L}n[’']t(?!\p{L})/giu,
  usual: 'informal',
}

const informalTone =
  /(?<!\p{L})(?:informal|casual|playful|cheeky|chatty|locker|jung|lässig|décontracté|familier|complice|cercan[oa]|desenfadad[oa]|informell?|informel)(?!\p{L})/iu
const formalTone =
  /(?<!\p{L})(?:formal|formell|förmlich|formel(?:le)?|soutenu|serious|exact|precise|dignified|seriös|sobr[eio]a?|seri[oa]|sérieux|respetuos[oa])(?!\p{L})/iu
const negated =
  /(?<!\p{L})(?:not|never|no|don[’']t|nicht|nie|niemals|kein\p{L}*|ohne|pas|jamais|sans|nunca|sin)(?:\s\p{L}+){0,2}\s$/iu

/** The form of address that a profile asks for, else the one its texts use, else what suits its tone and language. */
export function formOf(grounding: Grounding): Form {
  const { voice = '', restrictions = [] } = grounding.profile
  const known = manners[languageOf(grounding)] ?? english
  const said = [voice, ...restrictions].filter((text) => !looksHostile(text))
  return asked(said.map(straight), known) ?? used(grounding, known) ?? toned(said.join('\n')) ?? known.usual
}

const straight = (text: string) => text.replace(/[„“”»«"]/gu, '')

function asked(texts: readonly string[], { formal, informal }: Manners): Form | null {
  for (const text of texts) {
    for (const [form, other, pattern] of [
      ['formal', 'informal', formal],
      ['informal', 'formal', informal],
    ] as const) {
      const found = pattern.exec(text)
      if (found !== null) return negated.test(text.slice(0, found.index)) ? other : form
    }
  }
  return null
}

function used(grounding: Grounding, { formalWords, informalWords }: Manners): Form | null {
  const text = sourceTexts({ grounding, offer: null }).join('\n')
  const formal = text.match(formalWords)?.length ?? 0
  const informal = text.match(informalWords)?.length ?? 0
  if (formal === informal) return null
  return formal > informal ? 'formal' : 'informal'
}

function toned(voice: string): Form | null {
  if (informalTone.test(voice)) return 'informal'
  return formalTone.test(voice) ? 'formal' : null
}
