import { carries, related } from './concepts.ts'
import { contentOf } from './near.ts'
import { isNumberWord } from './number-words.ts'
import { type Around, isHeldAlike, namesLimits, type Wording } from './numbers-support.ts'
import { converted, isMeasure, unitAfter } from './quantities.ts'
import type { Statement } from './statement.ts'
import type { TermClaim } from './terms.ts'

/** Words that say how one comes by something, or when, and name nothing that is offered. */
const ofOffers = new Set(
  contentOf(
    'download get use start starts begin begins runs waits awaits join sign have come order install book today tomorrow now always still stay stays remain remains keep keeps open every day first ' +
      'laden lade hole nutze starte beginne bestelle komm kommen heute jetzt immer bleibt bleiben erste ersten erster erstes ' +
      'téléchargez profitez commencez commandez venez aujourd’hui maintenant toujours reste restent premier première premiers premières ' +
      'descarga usa empieza pide ven hoy ahora siempre sigue siguen primer primera primero primeros primeras',
  ),
)
/** What comes with a thing rather than being the thing that a brand sells. */
const parts = new Set(
  contentOf(
    'delivery trial return month months week weeks day days night year session lesson class sample samples consultation quote storage parking assembly support appointment meeting repayment hour minutes ' +
      'monat woche tag stunde beratung probe muster parkplatz montage termin jahr erstgespräch ' +
      'mois semaine jour séance échantillon consultation devis stationnement montage cours essai heure ' +
      'mes semana día sesión muestra consulta presupuesto aparcamiento montaje clase hora',
  ),
)
const wide =
  /(?<![\p{L}\p{N}])(?:worldwide|anywhere|everywhere|nationwide|europe-wide|world|ever|always|weltweit|überall|bundesweit|europaweit|jemals|partout|monde|todo el (?:mundo|país)|mundo|a toda|dans toute|ganz \p{Lu}\p{L}+)(?![\p{L}\p{N}])/iu
const everyone =
  /(?<![\p{L}\p{N}])(?:everyone|everybody|everything|anyone|anything|all (?:orders|products|customers|goods)|(?:für )?alle(?:s)?|jede[nrms]?|tous|toutes|tout|tod[oa]s|todo)(?![\p{L}\p{N}])/iu
/** Whether a source carries a term of copy: of the same thing, among the same, by the same witness, under its conditions. */
export function isSupportedTerm(claim: TermClaim, source: TermClaim, wording: Wording, context: () => Around): boolean {
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
  const limits = source.statement.limits.map((limit) => limit.filter((word) => !own.includes(word)))
  return claim.kind === 'superlative' || namesLimits([...limits, ...innerLimits(source)], context())
}

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
  const [said, known] = [claim.statement.text, source.statement.text]
  if (claim.kind === 'offer_term' && wide.test(said) && !wide.test(known)) return false
  return claim.said === 'of its noun' || !everyone.test(said) || everyone.test(known)
}

function isOfOneThing(claim: TermClaim, source: TermClaim, around: readonly string[], { ownName }: Wording): boolean {
  const { content } = source.statement
  const said = claim.near.filter((word) => !ownName.has(word))
  switch (claim.said) {
    case 'of its noun': {
      if (claim.kind === 'offer_term') return isOffered(claim, source, around, ownName)
      const near = source.near.filter((word) => !ownName.has(word))
      return (
        said.length === 0 ||
        near.length === 0 ||
        related(said, [...near, ...source.scope, ...(claim.key === 'guarantee' ? content : [])])
      )
    }
    case 'with a complement':
      return said.every((word) => ofOffers.has(word) || known(word, content))
    case 'by an agent':
      return said.every((word) => known(word, content))
    case 'alone':
      return true
  }
}

const known = (word: string, content: readonly string[]) => content.some((other) => carries(other, word))

/** What is free is named, near by at least; only of the goods themselves it may be left out. */
function isOffered(
  claim: TermClaim,
  source: TermClaim,
  around: readonly string[],
  ownName: ReadonlySet<string>,
): boolean {
  const things = (words: readonly string[]) =>
    words.filter((word) => !ofOffers.has(word) && !ownName.has(word) && !isNumberWord(word))
  const [said, stated] = [things(claim.near), things(source.near)]
  if (stated.length === 0) return said.length === 0 || related(said, source.statement.content)
  if (said.length > 0) return offersThat(said, claim, source, stated) && joinsNothing(claim, source)
  return related(around, stated) || !stated.some((word) => parts.has(word))
}

/** The thing that is offered is the source's; where only a measure is named, what the source measures lasts as long. */
function offersThat(said: readonly string[], claim: TermClaim, source: TermClaim, stated: readonly string[]): boolean {
  const things = said.filter((word) => !isMeasure(word))
  if (things.length > 0) return related(things, stated)
  const measure = measureBeside(source)
  const first = /(?<!\p{L})(?:first|erste|premi|primer)/iu.test(claim.statement.text)
  return related(said, [...stated, ...measure]) || (!first && said.some((word) => measuresAlike(word, measure)))
}

function measuresAlike(word: string, measures: readonly string[]): boolean {
  const unit = unitAfter(word)
  return measures.map(unitAfter).some((other) => unit !== null && other !== null && converted(1, unit, other) !== null)
}

/** "30-day free trial", "prueba gratuita de 30 días": the measure beside the word belongs to what is offered. */
function measureBeside({ statement, start, end }: TermClaim): string[] {
  const behind = statement.text.slice(0, start - statement.start)
  const ahead = statement.text.slice(end - statement.start)
  const measure =
    /\p{N}[ -](\p{L}+) $/u.exec(behind) ??
    /^ (?:\p{L}+ )?(?:(?:for|during|of|für|von|de|pendant|durante|por) )?\p{N}+[ -](\p{L}+)/iu.exec(ahead)
  return contentOf(measure?.[1] ?? '')
}

/** "Free delivery and assembly": both are the source's. */
function joinsNothing(claim: TermClaim, source: TermClaim): boolean {
  const text = claim.statement.text.slice(claim.end - claim.statement.start)
  const subject = claim.statement.text.slice(0, claim.start - claim.statement.start)
  const joined =
    /^ \p{L}+ (?:and|und|et|y|&) (\p{L}+)(?=[.,;:!?\n]|$)/u.exec(text) ??
    /(\p{L}+ (?:and|und|et|y|&) \p{L}+) (?:are|is|sind|ist|sont|est|son|es) $/u.exec(subject)
  return contentOf(joined?.[1] ?? '').every((word) => known(word, source.statement.content))
}

/** A ranking holds among those that the source names, and the brand's own best is not the best of all. */
function isAmongTheSame(claim: TermClaim, source: TermClaim, around: readonly string[]): boolean {
  if (claim.kind !== 'superlative') return true
  const content = source.statement.content
  if (source.scope.includes('ours') && !claim.scope.includes('ours')) return false
  const [said, held] = [claim.scope, source.scope].map((scope) => scope.filter((word) => word !== 'ours'))
  if (said === undefined || held === undefined || held.length === 0) {
    return (said ?? []).every((word) => known(word, content) || !widening.test(word))
  }
  return related(held, around) && said.every((word) => known(word, content))
}

const widening =
  /^(?:world|market|planet|universe|country|europe|all|history|welt|markt|land|europas?|deutschlands?|monde|marché|pays|europe|mundo|mercado|país|europa)$/u
