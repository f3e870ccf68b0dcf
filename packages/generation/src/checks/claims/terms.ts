import type { ClaimKind } from '@adcopy/contract'
import { isDenied, wordsAfter, wordsBefore } from './near.ts'

/** A word that ranks, promises or offers, at its place in the folded text. */
export interface TermClaim {
  start: number
  end: number
  kind: Extract<ClaimKind, 'superlative' | 'guarantee' | 'offer_term'>
  /** What makes two of them one claim. */
  key: string
  near: readonly string[]
  denied: boolean
}

interface Rule {
  kind: TermClaim['kind']
  /** Null where each word is a claim of its own. */
  key: string | null
  pattern: RegExp
  languages?: readonly string[]
}

const rule = (kind: Rule['kind'], key: string | null, words: string, languages?: readonly string[]): Rule => ({
  kind,
  key,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
  ...(languages === undefined ? {} : { languages }),
})

const guarantees: readonly Rule[] = [
  rule(
    'guarantee',
    'guarantee',
    'guarantee(?:s|d|ing)?|warrant(?:y|ies|ed)|(?!garanties? )garantier\\p{L}{1,4}|garantie[nrs]?|garanti(?:e?s)?|garantit|garantissons|garant[ií]as?|garantizad[oa]s?|garantiza(?:mos|n)?',
  ),
  rule(
    'guarantee',
    'risk-free',
    'risk[- ]free|no[- ]risk|without (?:any )?risk|zero risk|risikofrei\\p{L}{0,2}|risikolos\\p{L}{0,2}|ohne (?:jedes )?risiko|sans (?:aucun )?risque|sin (?:ningún )?riesgos?',
  ),
  rule(
    'guarantee',
    'proven',
    'proven|bewiesen\\p{L}{0,2}|nachgewiesen\\p{L}{0,2}|erwiesen|prouvée?s?|éprouvée?s?|comprobad[oa]s?|demostrad[oa]s?',
  ),
  rule('guarantee', 'certified', 'certified|zertifiziert\\p{L}{0,2}|certifiée?s?|certificad[oa]s?'),
  rule('guarantee', 'clinical', 'clinical(?:ly)?|klinisch\\p{L}{0,2}|cliniquement|clínicamente'),
  rule(
    'guarantee',
    'scientific',
    'scientifically|wissenschaftlich (?:bewiesen|belegt|erwiesen|nachgewiesen|geprüft)|scientifiquement|científicamente',
  ),
  rule('guarantee', 'lifetime', 'lifetime|lebenslang\\p{L}{0,2}|à vie|de por vida|vitalici[oa]s?'),
  rule('guarantee', 'forever', 'forever|für immer|pour toujours|para siempre'),
  rule('guarantee', 'unlimited', 'unlimited|unbegrenzt\\p{L}{0,2}|unlimitiert\\p{L}{0,2}|illimitée?s?|ilimitad[oa]s?'),
  rule('guarantee', 'instant', 'instant(?:ly)?'),
  rule('guarantee', 'miracle', 'miracles?|miraculous(?:ly)?|wundermittel|milagros?|milagros[oa]s?'),
  rule('guarantee', 'cure', 'cures?|cured|heilt|guérit|cura(?=\\s(?:el|la|los|las)\\s)'),
  rule('guarantee', 'official', 'official|offiziell\\p{L}{0,2}|officiel(?:le)?s?|oficial(?:es)?'),
  rule('guarantee', 'trusted', 'trusted'),
  rule('guarantee', null, '\\p{L}{3,20}-free'),
]

const superlatives: readonly Rule[] = [
  rule(
    'superlative',
    null,
    "best|greatest|finest|cheapest|fastest|easiest|safest|leading|leader|top[- ]rated|first[- ]class|world[- ]class|award[- ]winning|perfect(?:ly)?|flawless(?:ly)?|effortless(?:ly)?|unbeatable|unrivall?ed|unmatched|unparalleled|ultimate|revolutionary|game[- ]chang(?:er|ing)|exclusive|limited|premium|second to none|no better|nothing beats|better than (?:any|every|all)\\p{L}*|one of a kind|only one of its kind|world['’]s first",
  ),
  rule(
    'superlative',
    'number one',
    '#\\s?1|no\\. ?1|number one|nummer eins|nr\\. ?1|numéro (?:un|1)|n° ?1|número (?:uno|1)|nº ?1',
  ),
  rule('superlative', 'number one', '(?<=[^\\p{L}\\p{N}]|^)#1'),
  rule('superlative', 'best', 'beste[nmrs]?|meilleure?s?|mejor(?:es)?'),
  rule(
    'superlative',
    null,
    'führend\\p{L}{0,2}|einzigartig\\p{L}{0,2}|unschlagbar\\p{L}{0,2}|unübertroffen\\p{L}{0,2}|konkurrenzlos\\p{L}{0,2}|weltbeste\\p{L}?|perfekt\\p{L}{0,2}',
    ['de'],
  ),
  rule('superlative', null, 'inégalée?s?|imbattables?|incomparables?|sans égale?|parfaite?s?|parfaitement', ['fr']),
  rule('superlative', null, 'líder(?:es)?|inigualables?|imbatibles?|incomparables?|perfect[oa]s?|perfectamente', [
    'es',
  ]),
]

const offerTerms: readonly Rule[] = [
  rule(
    'offer_term',
    'free',
    '(?<!(?:feel|feels|set|sets|break|breaks|broke) )free(?!-)(?! (?:up|time|hands?|mornings?|afternoons?|evenings?|weekends?|minutes?|hours?|moments?|from|will|speech|of (?!charge|cost|fees?)|to (?!use|download|try|join|start|read|play)))|for free|(?:without|no) charge|at no (?:extra )?cost|complimentary|kostenlos\\p{L}{0,2}|kostenfrei\\p{L}{0,2}|gratis|umsonst|gratuite?s?|gratuitement|gratuit[oa]s?|offerte?s?',
  ),
  rule(
    'offer_term',
    'discount',
    'discounts?|discounted|price cut|rabatte?s?|rabatten|preisnachlass|vergünstigung\\p{L}{0,2}|remises?|rabais|réductions? de prix|descuentos?|rebajas?|rebajad[oa]s?',
  ),
  rule(
    'offer_term',
    'voucher',
    'vouchers?|coupons?|promo(?:tion)? codes?|discount codes?|gutscheine?s?|gutscheincodes?|rabattcodes?|bons? de réduction|codes? promo|cupon(?:es)?|cupón|códigos? promocional(?:es)?',
  ),
  rule(
    'offer_term',
    'refund',
    'refunds?|refunded|refundable|money[- ]back|cash[- ]?back|rückerstattung\\p{L}{0,2}|geld[- ]zurück(?:-garantie)?|remboursements?|rembours(?:ée?s?|able)|reembolsos?|reembolsable|devolución (?:del|de su|de tu) dinero',
  ),
  rule(
    'offer_term',
    'trial',
    "(?:free|day|week|month) trials?|trial (?:periods?|subscriptions?|version)|(?<=\\p{N}-day )trials?|probeabos?|probezeitr\\p{L}{1,4}|testphase|gratistest|(?:période|version) d'essai|essais? gratuits?|prueba gratuita|per[ií]odo de prueba",
  ),
  rule(
    'offer_term',
    'sale',
    'on sale|(?:flash|clearance|summer|winter|spring|autumn|holiday|black friday|season) sale|sale ends|(?:sommer|winter|früh\\p{L}{2,6})?schlussverkauf|ausverkauf|soldes',
  ),
  rule(
    'offer_term',
    'gift',
    'free gift|bonus(?:es)?|giveaways?|buy one,? get one|two for one|gewinnspiel\\p{L}{0,2}|cadeau offert|sorteos?',
  ),
  rule(
    'offer_term',
    'no card',
    'no credit card|without (?:a )?credit card|ohne kreditkarte|sans carte (?:bancaire|de crédit)|sin tarjeta(?: de crédito)?',
  ),
  rule(
    'offer_term',
    'cancel',
    'cancel any ?time|cancell?ation|jederzeit kündbar|sans engagement|résiliable|sin permanencia|cancela cuando quieras',
  ),
  rule(
    'offer_term',
    null,
    "today only|only today|this week only|ends (?:today|tonight|tomorrow|soon|this week|on \\p{L}+)|last chance|final (?:days|hours)|limited[- ]time|for a limited time|(?:while|as long as) (?:stocks?|supplies) lasts?|nur (?:noch )?heute|nur (?:noch )?diese woche|letzte chance|solange der vorrat reicht|nur für kurze zeit|dernière chance|derniers? jours?|aujourd'hui seulement|offre limitée|durée limitée|solo (?:por )?hoy|última oportunidad|últim[oa]s días|tiempo limitado|hasta agotar existencias",
  ),
]

const englishRanks =
  /(?<![\p{L}\p{N}])(?:(?:most|least) \p{L}{2,20}(?:ed|ful|able|ible|ive|ous|ant|ent|al|ic|ly|ing)(?!\p{L})|\p{L}{2,}est(?![\p{L}\p{N}]))/giu
const plainWords =
  /^(?:(?:dis)?interest|request|(?:rain)?forest|harvest|(?:re)?invest|divest|infest|suggest|contest|protest|digest|ingest|guest|quest|conquest|bequest|inquest|arrest|(?:dis)?honest|(?:im)?modest|earnest|manifest|tempest|attest|detest|(?:re)?test|(?:un)?rest|(?:mid|north|south)?west|nest|chest|vest|jest|zest|crest|pest|priest|lest|este|everest|request|behest|unblest)$/iu
const ranks: Readonly<Record<string, RegExp>> = {
  de: /(?<![\p{L}\p{N}])(?:am (?!ersten|nächsten|letzten|besten)\p{Ll}{2,20}sten|\p{Ll}{2,20}(?:ig|lich|bar|sam|haft|iv|al|ell|er|nd|isch|l|n|r)ste[nmrs]?|\p{Ll}{3,20}[tdßzs]este[nmrs]?|größte[nmrs]?|höchste[nmrs]?|meistverkauft\p{Ll}{0,2})(?![\p{L}\p{N}])/gu,
  fr: /(?<![\p{L}\p{N}])(?:l[ea]s?|l'|nos|notre|votre|son|sa|ses) ?(?:plus|moins) (?!de |d'|que |en |ou |tard|tôt|souvent|proche)\p{L}{2,20}(?![\p{L}\p{N}])/giu,
  es: /(?<![\p{L}\p{N}])(?:el|la|los|las|nuestr[oa]s?|tu|su) (?:\p{L}{2,20} )?(?:más|menos) (?!de |que |tarde|allá)\p{L}{2,20}(?![\p{L}\p{N}])/giu,
}
const notRanks =
  /^(?:erste|nächste|letzte|ernste|meiste|oberste|unterste|äußerste|(?:un)?bewusste|robuste|feste|selbste|dienste|künste|fenste|günste|zumindeste|wenigste|wolltest|.*dienste)[nmrs]?$/u

function ranksOf(text: string, language: string): Array<{ start: number; end: number; word: string }> {
  const pattern = ranks[language] ?? (language === 'en' || !(language in ranks) ? englishRanks : null)
  if (pattern === null) return []
  return [...text.matchAll(pattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, word: match[0].toLowerCase() }))
    .filter(({ word }) => !plainWords.test(word) && !(language === 'de' && notRanks.test(word)))
}

/** All claims of a folded text that are words rather than numbers; each word counts once, under the widest rule. */
export function termsOf(text: string, language: string): TermClaim[] {
  const found: TermClaim[] = []
  for (const { kind, key, pattern, languages } of [...offerTerms, ...guarantees, ...superlatives]) {
    if (languages !== undefined && !languages.includes(language)) continue
    for (const match of text.matchAll(pattern)) {
      found.push(termAt(text, match.index, match.index + match[0].length, kind, key ?? match[0].toLowerCase()))
    }
  }
  for (const { start, end, word } of ranksOf(text, language)) found.push(termAt(text, start, end, 'superlative', word))
  const seen = new Set<string>()
  return found
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, key }) => {
      const place = `${start} ${key}`
      if (seen.has(place)) return false
      seen.add(place)
      return true
    })
}

function termAt(text: string, start: number, end: number, kind: TermClaim['kind'], key: string): TermClaim {
  // "A free, open-source manager": the comma parts two words on one thing.
  const comma = /^, (?=[\p{L}-]+ )/u.exec(text.slice(end, end + 40))?.[0].length ?? 0
  const ahead = wordsAfter(text, end + comma)
  const near = ahead.length > 0 ? ahead : wordsBefore(text, start)
  return { start, end, kind, key, near, denied: isDenied(text, start) }
}
