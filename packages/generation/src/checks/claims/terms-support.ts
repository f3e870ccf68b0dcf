import { isAmong, isPerson, plainVowels, related } from './concepts.ts'
import type { Stated } from './index-sources.ts'
import { contentOf, wordsAfter, wordsBefore } from './near.ts'
import { isNumberWord } from './number-words.ts'
import { type Around, isHeldAlike, namesLimits, type Wording } from './numbers-support.ts'
import { converted, isMeasure, unitAfter } from './quantities.ts'
import { isAmongTheSame, isAmongThose, isRankedAlone } from './ranks-support.ts'
import { isCopied, type Statement } from './statement.ts'
import { isAdjective, isVerb, type TermClaim } from './terms.ts'

/** Words that say how one comes by something, or when, and name nothing that is offered. */
const ofOffers = new Set(
  contentOf(
    'download get use start starts begin begins runs waits awaits join sign have come order install book today tomorrow now always still new small stay stays remain remains keep keeps open every day first ' +
      'laden lade hole nutze starte beginne bestelle komm kommen heute jetzt immer neu neue neuer neues neuen kleine kleinen bleibt bleiben erste ersten erster erstes ' +
      'téléchargez profitez commencez commandez venez aujourd’hui maintenant toujours nouveau nouveaux nouvelle nouvelles reste restent premier première premiers premières ' +
      'descarga usa empieza pide ven hoy ahora siempre nuevo nueva nuevos nuevas sigue siguen primer primera primero primeros primeras',
  ),
)
const wide =
  /(?<![\p{L}\p{N}])(?:worldwide|anywhere|everywhere|nationwide|europe-wide|world|ever|always|weltweit|überall|bundesweit|europaweit|jemals|partout|monde|todo el (?:mundo|país)|mundo|a toda|dans toute|ganz \p{Lu}\p{L}+)(?![\p{L}\p{N}])/iu
const everyone =
  /(?<![\p{L}\p{N}])(?:everyone|everybody|everything|anyone|anything|all (?:orders|products|customers|goods)|(?:für )?alle(?:s)?|jede[nrms]?|tous|toutes|tout|tod[oa]s|todo)(?![\p{L}\p{N}])/iu
/** "If you can't carry it anywhere, …", "jeden Mittwoch": of what the reader does, and of when, not of who may have it. */
const besides =
  /(?<!\p{L})(?:(?:if|when|before|instead of|wenn|falls|bevor|statt|si|quand|avant|plutôt que|cuando|antes|en vez) [^.,;:!?\n]*,|(?:jede[nrms]?|alle|tous les|toutes les|tod[oa]s l[oa]s) (?:\p{L}+(?:tage?|woche|monat|jahr|abend|morgen)|mittwoch|tag|woche|monat|jahr|abend|morgen|jours?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|semaines?|mois|ans|soirs?|días|lunes|martes|miércoles|jueves|viernes|sábados|domingos|semanas|meses|años|tardes))(?!\p{L})/giu
/** Whether a source carries a term of copy: of the same thing, among the same, by the same witness, under its conditions. */
export function isSupportedTerm(
  claim: TermClaim,
  source: Stated<TermClaim>,
  wording: Wording,
  context: () => Around,
): boolean {
  if (isCopied(claim, source)) return true
  if (!isHeldAlike(claim, source)) return false
  if (!wording.oneLanguage) return true
  return (
    keepsLimits(claim, source, context) &&
    reachesNoFurther(claim, source) &&
    isOfOneThing(claim, source, context().content, wording) &&
    isAmongTheSame(claim, source, context().content)
  )
}

/** A ranking has its scope instead. */
function keepsLimits(claim: TermClaim, source: TermClaim, context: () => Around): boolean {
  const own = contentOf(
    source.statement.text.slice(source.start - source.statement.start, source.end - source.statement.start),
  )
  const limits = isPutOtherwise(claim, source)
    ? []
    : source.statement.limits.map((limit) => limit.filter((word) => !own.includes(word)))
  return claim.kind === 'superlative' || namesLimits([...limits, ...innerLimits(source)], context())
}

const condition = '(?:if|unless|should|wenn|falls|sollten?|si|cuando)'
const onCondition = new RegExp(`(?<!\\p{L})${condition}(?!\\p{L})`, 'iu')
const ifNot = new RegExp(
  `(?<!\\p{L})${condition}(?!\\p{L})[^.;!?\\n]*(?<!\\p{L})(?:not|\\p{L}+n't|nobody|no one|un(?:happy|satisfied)|nicht|niemand\\p{L}*|kein\\p{L}*|un(?:zufrieden|glücklich)|pas|personne|aucune?|no|nadie|ningun[oa]?|ningún)(?!\\p{L})`,
  'iu',
)

/** "If nobody likes the pictures" can be put in many words: copy that sets a condition in the sentence keeps it. */
const isPutOtherwise = (claim: TermClaim, { statement: { text, limits } }: TermClaim): boolean =>
  limits.length <= 1 && ifNot.test(text) && onCondition.test(claim.statement.text)

/** "No monthly fee" and "no fee per guest" are no "no fees": what the wording itself holds is a condition too. */
function innerLimits({ key, statement, start, end }: TermClaim): string[][] {
  if (key !== 'no fees') return []
  const inner = contentOf(statement.text.slice(start - statement.start, end - statement.start))
  const each = contentOf(
    /^ (?:per|pro|je|par|por) (\p{L}+)/iu.exec(statement.text.slice(end - statement.start))?.[1] ?? '',
  )
  return [...inner.filter((word) => !ofFees.test(word)), ...each].map((word) => [word])
}

const ofFees =
  /^(?:zero|null|cero|zéro|free|fees?|costs?|charges?|frei|gebühr|kosten|provision|kommission|frais|coûts?|comisi|costes?|gastos|commission|interest|zins|intér)/u

/** What is said of all or of everywhere needs a source that says so. */
export function reachesNoFurther(claim: TermClaim, source: { statement: Pick<Statement, 'text'> }): boolean {
  if (claim.kind === 'endorsement') return true
  const [said, known] = [claim.statement.text.replace(besides, ''), source.statement.text]
  if (claim.kind === 'offer_term' && wide.test(said) && !wide.test(known)) return false
  return claim.said === 'of its noun' || !everyone.test(said) || everyone.test(known)
}

function isOfOneThing(
  claim: TermClaim,
  source: Stated<TermClaim>,
  around: readonly string[],
  wording: Wording,
): boolean {
  const { ownName } = wording
  const { content } = source.statement
  const said = claim.near.filter((word) => !ownName.has(word))
  switch (claim.said) {
    case 'of its noun': {
      if (claim.kind === 'offer_term') return isOffered(claim, source, around, wording)
      const near = source.near.filter((word) => !ownName.has(word))
      if (claim.kind === 'superlative' && said.length === 0) return isAmongThose(claim, [...near, ...source.scope])
      return (
        said.length === 0 ||
        near.length === 0 ||
        related(said, [...near, ...source.scope, ...(claim.key === 'guarantee' ? content : [])]) ||
        (claim.kind === 'superlative' && isRankedAlone(claim, said, near, content))
      )
    }
    case 'with a complement':
      return said.every((word) => ofOffers.has(word) || isAmong(word, content))
    case 'by an agent':
      return said.every((word) => isAmong(word, content))
    case 'alone':
      return true
  }
}

/**
 * What is free is the source's: its noun where the word is an attribute, else something of the clause that it closes, in any
 * order. Where the clause names nothing, it is spoken of near by, or is the offer itself, or all that the brand has.
 */
function isOffered(
  claim: TermClaim,
  source: Stated<TermClaim>,
  around: readonly string[],
  { ownName, things }: Wording,
): boolean {
  const named = (words: readonly string[]) =>
    words.filter((word) => !ofOffers.has(word) && !ownName.has(word) && !isNumberWord(word))
  const [said, stated] = [named(subjectOf(claim)), named([...source.near, ...thingsFree(source)])]
  if (said.length === 0) {
    if (subjectOf(claim).some((word) => ownName.has(word))) return isSaidOfBrand(source, ownName)
    const spokenOf = related(around, stated) || (around.some(isAsking) && stated.some(isAnswer))
    return isOffersPrice(source) || isSaidOfBrand(source, ownName) || spokenOf
  }
  // "New customers get two months free": the months are, whoever gets them.
  const given = said.filter((word) => !isPerson(word))
  const listed = listedAfter(claim)
  if (listed.length > 0) return listed.every((word) => isAmong(word, source.statement.content))
  if (servesFor(claim, stated)) return true
  return offersThat(given.length > 0 ? given : said, claim, source, stated, things) && joinsNothing(claim, source)
}

/** "Such jobs are free: new pads, screws": each of what is listed. */
function listedAfter({ start, end, statement }: TermClaim): string[] {
  const { text } = statement
  if (!gathering.test(text.slice(0, start - statement.start))) return []
  const list = /^[^.:!?\n]{0,30}:([^.:;!?\n]*)/u.exec(text.slice(end - statement.start))?.[1] ?? ''
  return contentOf(list)
}
const gathering =
  /(?<!\p{L})(?:such|these|those|small|little|following|solche|diese|folgende|kleine|ces|tels|telles|petits|petites|est[oa]s|es[oa]s|tales|pequeñ[oa]s)(?!\p{L})[^.:;!?\n]*$/iu

/** Names for whatever does something for somebody. */
const helper =
  /^ (?:tool|service|helper|thing|aid|app|page|calculator|werkzeug|hilfe|helfer|dienst|service|rechner|outil|service|aide|herramienta|servicio|ayuda)(?= (?:for|to|that|which|zum|zur|für|pour|qui|para|que)(?!\p{L})|, (?:der|die|das)(?!\p{L}))/iu

/** "A free tool for finding your size" of a free size finder: what it does is what the source's thing is called by. */
function servesFor({ end, statement }: TermClaim, stated: readonly string[]): boolean {
  const ahead = statement.text.slice(end - statement.start)
  const named = helper.exec(ahead)?.[0]
  return named !== undefined && related(contentOf(ahead.slice(named.length).split(clauseMark)[0] ?? ''), stated)
}

/** "Ask first. It costs nothing" of a first opinion. */
const isAsking = (word: string) =>
  /^(?:ask(?:s|ing)?|frag(?:e|en|st|t)?|demande[rz]?|pregunt(?:a|e|ar|en))$/u.test(word)
const isAnswer = (word: string) =>
  /^(?:opinions?|advice|consultations?|quotes?|estimates?|meinung|einschätzung|\p{L}*beratung|kostenvoranschlag|avis|conseils?|devis|opinión|consejos?|presupuestos?)$/u.test(
    word,
  )

const isOffersPrice = ({ source: { part } }: Stated<TermClaim>) => part.part === 'offer' && part.field === 'price'

/** Of no thing, or of the brand by its name. */
const isSaidOfBrand = (source: TermClaim, ownName: ReadonlySet<string>) =>
  (source.near.length === 0 && contentOf(clauseOf(source, listingMark)).every((word) => ofOffers.has(word))) ||
  source.statement.content.some((word) => ownName.has(word))

/** "Parking is free behind the building", "you park for free": what follows is no noun of it. */
const predicated =
  /(?<!\p{L})(?:is|are|it's|they're|that's|comes?|stays?|remains?|was|be|ist|sind|bleib(?:t|en)|wird|werden|c'est|est|sont|reste(?:nt)?|es|son|sale[n]?)(?: (?:also|now|always|still|then|auch|immer|jetzt|aussi|toujours|también|siempre|completely|entirely|absolutely|ganz|völlig|totalmente))* $/iu

/** Whether a noun follows that it belongs to: "free parking", "a free, open-source manager". */
function isAttribute({ start, end, statement: { text, start: from } }: TermClaim): boolean {
  const term = text.slice(start - from, end - from)
  if (isVerb(term)) return false
  const ahead = isAdjective(term) ? text.slice(end - from).replace(/^, (?=[\p{L}-]+ )/u, ' ') : text.slice(end - from)
  return !predicated.test(text.slice(0, start - from)) && wordsAfter(ahead, 0).length > 0
}

/** What a term is said of: its noun where it is an attribute, else the words of its clause. */
function subjectOf(claim: TermClaim): readonly string[] {
  if (isAttribute(claim)) return claim.near
  const compound = claim.near.filter((word) => isMeasure(word) || word === 'delivery')
  return [...contentOf(clauseOf(claim, clauseMark)), ...compound]
}

/** What a source gives as free: all that it lists before "is free", else the words of the clause or, if it has none, of the sentence. */
function thingsFree(source: TermClaim): string[] {
  const { text, start } = source.statement
  const behind = text.slice(0, source.start - start)
  const costs = isVerb(text.slice(source.start - start, source.end - start))
  const mark = costs || predicated.test(behind) ? listingMark : clauseMark
  const words = contentOf(clauseOf(source, mark, costs ? clauseMark : mark))
  return words.length > 0 ? words : [...source.statement.content]
}

/** The clause of a term without the term. */
function clauseOf({ start, end, statement }: TermClaim, mark: RegExp, markAhead = mark): string {
  const { text } = statement
  const behind =
    text
      .slice(0, start - statement.start)
      .split(mark)
      .at(-1) ?? ''
  const ahead = text.slice(end - statement.start).split(markAhead)[0] ?? ''
  return `${behind} ${ahead}`
}

const clauseMark = /[,;:!?()–—\n]|\.(?=\s|$)|\s(?:-|and|und|et|y|&)\s/iu
const listingMark = /[;:!?()–—\n]|\.(?=\s|$)|\s-\s/u

/** The thing that is offered is the source's; where only a measure is named, what the source measures lasts as long. */
function offersThat(
  said: readonly string[],
  claim: TermClaim,
  source: TermClaim,
  stated: readonly string[],
  brands: Wording['things'],
): boolean {
  const named = said.filter((word) => !isMeasure(word))
  const measures = said.filter((word) => isMeasure(word))
  if (named.length > 0 && related(named, stated)) return !endsWithAnother(claim, named, stated, brands)
  if (measures.length === 0 || (named.length > 0 && !lasting.test(aheadOf(claim)))) return false
  const lasts = source.statement.content.filter((word) => isMeasure(word))
  const first = /(?<!\p{L})(?:first|erste|premi|primer)/iu.test(claim.statement.text)
  return related(measures, lasts) || (!first && measures.some((word) => measuresAlike(word, lasts)))
}

/** "Pay nothing for the first two months". */
const lasting = /^ (?:for|during|over|within|für|in|pendant|durante|por|les|los) /iu
const aheadOf = ({ end, statement }: TermClaim) => statement.text.slice(end - statement.start)

/** "Dental X-rays are free" of a free dental check: what the word stands with is another thing of the brand. */
function endsWithAnother(
  claim: TermClaim,
  named: readonly string[],
  stated: readonly string[],
  brands: Wording['things'],
): boolean {
  const behind = claim.statement.text.slice(0, claim.start - claim.statement.start)
  const beside = predicated.test(behind)
    ? wordsBefore(behind, behind.length).slice(-1)
    : isAttribute(claim)
      ? claim.near
      : []
  return beside
    .filter((word) => named.includes(word) && !isAmong(word, stated))
    .some((word) => isAmong(plainVowels(word), [...brands()]))
}

function measuresAlike(word: string, measures: readonly string[]): boolean {
  const unit = unitAfter(word)
  return measures.map(unitAfter).some((other) => unit !== null && other !== null && converted(1, unit, other) !== null)
}

/** "Free delivery and assembly": both are the source's. */
function joinsNothing(claim: TermClaim, source: TermClaim): boolean {
  const text = claim.statement.text.slice(claim.end - claim.statement.start)
  const subject = claim.statement.text.slice(0, claim.start - claim.statement.start)
  const joined =
    /^ \p{L}+ (?:and|und|et|y|&) (\p{L}+)(?=[.,;:!?\n]|$)/u.exec(text) ??
    /(\p{L}+ (?:and|und|et|y|&) \p{L}+) (?:are|is|sind|ist|sont|est|son|es) $/u.exec(subject)
  return contentOf(joined?.[1] ?? '').every((word) => isAmong(word, source.statement.content))
}
