import type { Grounding } from '@adcopy/contract'
import { addressNames, isNegated, preferred } from '../checks/restrictions/address.ts'
import { looksHostile } from '../facts/hostile.ts'
import { sourceParts } from '../facts/sources.ts'
import { languageOf } from '../language.ts'
import type { Form } from './phrasing.ts'

interface Manners {
  /** How a profile asks for one form or the other: by its name, else by its pronoun. */
  formal: readonly [name: RegExp, pronoun: RegExp]
  informal: readonly [name: RegExp, pronoun: RegExp]
  /** Words that only the one or the other uses. */
  formalWords: RegExp
  informalWords: RegExp
  /** Where nothing is said: what offends nobody. */
  usual: Form
}

const manners: Readonly<Record<string, Manners>> = {
  de: {
    formal: [addressNames.de.formal, /(?<=\p{L} )Sie(?!\p{L})/u],
    informal: [addressNames.de.informal, /(?<!\p{L})(?:du|dich|dir|deine?[nmrs]?)(?!\p{L})/iu],
    formalWords: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/gu,
    informalWords: /(?<!\p{L})(?:du|dich|dir|deine?[nmrs]?|euch|eure[nmrs]?)(?!\p{L})/giu,
    usual: 'formal',
  },
  fr: {
    formal: [addressNames.fr.formal, /(?<!\p{L})vous(?!\p{L})/iu],
    informal: [addressNames.fr.informal, /(?<!\p{L})(?:tu|toi)(?!\p{L})/iu],
    formalWords: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/giu,
    // "Un ton" is a tone; "ton" without a determiner before it is "your".
    informalWords: /(?<!\p{L})(?:tu|toi|(?<!(?:un|le|du|au|ce|de|son|notre|bon|même) )ton|ta|tes)(?!\p{L})/giu,
    usual: 'formal',
  },
  es: {
    formal: [addressNames.es.formal, /(?<!\p{L})usted(?:es)?(?!\p{L})/iu],
    informal: [addressNames.es.informal, /(?<!\p{L})(?:tú|tu)(?!\p{L})/iu],
    formalWords: /(?<!\p{L})usted(?:es)?(?!\p{L})/giu,
    informalWords: /(?<!\p{L})(?:tú|tus?|te|ti|tuy[oa]s?|contigo)(?!\p{L})/giu,
    usual: 'informal',
  },
}
const nothing = /(?!)/u
const english: Manners = {
  formal: [/(?<!\p{L})(?:no contractions|written[- ]out)(?!\p{L})/iu, nothing],
  informal: [/(?<!\p{L})(?:use contractions|with contractions)(?!\p{L})/iu, nothing],
  formalWords: /(?<!\p{L})(?:do|is|are|can|will|does) not(?!\p{L})/giu,
  informalWords: /\p{L}n[’']t(?!\p{L})/giu,
  usual: 'informal',
}

const informalTone =
  /(?<!\p{L})(?:informal|casual|playful|cheeky|chatty|locker|jung|lässig|décontracté|familier|complice|cercan[oa]|desenfadad[oa]|informell?|informel)(?!\p{L})/iu
const formalTone =
  /(?<!\p{L})(?:formal|formell|förmlich|formel(?:le)?|soutenu|serious|exact|precise|dignified|seriös|sobr[eio]a?|seri[oa]|sérieux|respetuos[oa])(?!\p{L})/iu
/** The form of address that a profile asks for, else the one its texts use, else what suits its tone and language. */
export function formOf(grounding: Grounding): Form {
  const { voice = '', restrictions = [] } = grounding.profile
  const known = manners[languageOf(grounding)] ?? english
  const said = [voice, ...restrictions].filter((text) => !looksHostile(text))
  return asked(said.map(straight), known) ?? used(grounding, known) ?? toned(said.join('\n')) ?? known.usual
}

const straight = (text: string) => text.replace(/[„“”»«"]/gu, '')

/** A form asked for by its name goes before any pronoun: "duzen Sie" asks for du. */
function asked(texts: readonly string[], { formal, informal }: Manners): Form | null {
  for (const kind of [0, 1] as const)
    for (const text of texts) {
      const wanted = [preferred(text, formal[kind], 'formal'), preferred(text, informal[kind], 'informal')].find(
        (form) => form !== null,
      )
      if (wanted !== undefined) return wanted
    }
  return null
}

/** What the brand itself says counts; avatars and reports quote people. */
function used(grounding: Grounding, { formalWords, informalWords }: Manners): Form | null {
  const own = sourceParts({ grounding, offer: null }).filter(({ part }) => part === 'profile' || part === 'brand_brief')
  const text = own.map((part) => part.text).join('\n')
  const formal = text.match(formalWords)?.length ?? 0
  const informal = text.match(informalWords)?.length ?? 0
  if (formal === informal) return null
  return formal > informal ? 'formal' : 'informal'
}

function toned(voice: string): Form | null {
  const isSaid = (tone: RegExp) => {
    const found = tone.exec(voice)
    return found !== null && !isNegated(voice, found.index)
  }
  if (isSaid(informalTone)) return 'informal'
  return isSaid(formalTone) ? 'formal' : null
}
