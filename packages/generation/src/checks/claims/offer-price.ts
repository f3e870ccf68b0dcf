import { matchesOf, wholeWords } from '../../text.ts'
import { keepsRates } from './amount-rates.ts'
import { carries, isAmong, plainVowels, related } from './concepts.ts'
import type { SourceIndex, Stated } from './index-sources.ts'
import { contentOf } from './near.ts'
import { type NumberClaim, numbersOf } from './numbers.ts'
import { type Around, isHeldAlike, isOfOneKind, namesLimits, ofPrices, saysNoMore } from './numbers-support.ts'
import { isMeasure } from './quantities.ts'
import type { Statement } from './statement.ts'

/** What the price of the offer is paid for: the words of its name and description, and what they count. */
export interface Offered {
  words: readonly string[]
  several: ReadonlyArray<{ value: number; thing: readonly string[] }>
}

/** Reads what an offer sells from its name and description, folded. */
export function offeredIn(text: string, language: string): Offered {
  const several = numbersOf(text, language).flatMap(({ value, kind, unit, near }) =>
    kind === 'plain' && unit === null && typeof value === 'number' && value > 1
      ? [{ value, thing: near.slice(0, 1) }]
      : [],
  )
  return { words: contentOf(text), several }
}

export const isPriceOfOffer = ({ kind, discount, source }: Stated<NumberClaim>): boolean =>
  source.part.part === 'offer' && source.part.field === 'price' && kind.startsWith('money') && !discount

/**
 * Whether an amount of copy is the price of the offer. The reader has the offer before them, so any words may stand around it,
 * as long as it keeps its period and is not plainly said of another thing of the brand.
 */
export function isPriceSaidOf(
  claim: NumberClaim,
  price: Stated<NumberClaim>,
  index: SourceIndex,
  context: () => Around,
): boolean {
  return (
    isOfOneKind(claim, price) &&
    saysNoMore(claim, price) &&
    isHeldAlike(claim, price) &&
    keepsRates(claim, price, index, context) &&
    (!index.oneLanguage ||
      (namesLimits(price.statement.limits, context()) &&
        claim.statement.others === price.statement.others &&
        !isOfAnother(claim, price, index, {
          ...index.offered,
          words: [...index.offered.words, ...price.statement.content],
        })))
  )
}

/** Words for whatever is paid for, or for the paying. */
const anything = new Set(
  contentOf(
    'place places spot seat seats people share pass card ticket gift present treat total sum fee bill count platz plätze leute personen karte beitrag geschenk summe gebühr rechne rechnen personnes cotisation cadeau carte somme comptez cuota regalo plaza plazas personas tarjeta suma inscripción cuenta calcula',
  ),
)
/** How a price is paid rather than what it is paid for. */
export const aside: ReadonlySet<string> = new Set(
  contentOf(
    'once normally usually otherwise regular regularly einmalig einmal normal normalerweise regulär sonst fois normalement habituellement sinon normalmente habitualmente vez',
  ),
)
const costs = new RegExp(
  `^(.*)${wholeWords('costs?|kostet|kosten|coûte(?:nt)?|vaut|cuestan?|vale|(?:is|are|ist|sind|est|sont|es|son)(?=(?: (?:just|only|nur|à|de|a|für))?\\s*$)|comes to|sells for')}(.{0,30})$`,
  'iu',
)
const clauseMark = /[.,;:!?()–—]|\s-\s/u
/** "£9 and the half loaf £5", "4,20 € and has no yeast": what is told next. */
const nextPrice =
  /\s(?:and|und|et|y)\s(?=[^\p{N}]*\p{N}|(?:is|has|holds|keeps|lasts|comes|ist|hat|hält|kommt|enthält|est|a|contient|tient|dure|es|tiene|lleva|dura|aguanta|viene)\s)/u
/** What follows qualifies the thing that is named before it. */
const qualifying =
  /\s(?:to|of|in|at|for|with|behind|on|from|by|am|an|im|mit|für|von|vom|zum|zur|bei|ohne|d[eu]s?|del|à|au|avec|dans|sur|pour|para|con|en)\s|\sd'/iu
const indefinite = /^\s*(?:an?|one|eine?|une?|una)\s/iu
/** "Borrowing costs", "réparer coûte": what is done is no thing. */
const doing = /^\s*\p{L}+(?:ing|er|ir|re|ar)\s*$/iu
/** German nouns have a capital; that of a first word before one in small letters says nothing: "Selber schrauben". */
const nounsOf = (clause: string): string =>
  matchesOf(
    /(?<!\p{L})\p{Lu}\p{L}+/gu,
    clause.replace(/^\s*\p{Lu}\p{L}+(?= (?!(?:für|zu|ab|um)(?!\p{L}))\p{Ll}\P{Lu}*$)/u, ''),
  ).join(' ')

/** UTF-16 units around an amount that say what it is paid for. */
const reach = 200

/** Whether the clause says plainly that something else costs as much: "A treatment costs £120", "delivery: £12". */
export function isOfAnother(claim: NumberClaim, price: NumberClaim, index: SourceIndex, offered: Offered): boolean {
  const { text, start } = claim.statement
  const said = text.slice(Math.max(0, claim.start - start - reach), claim.start - start)
  const clauses = said
    .split(clauseMark)
    .filter((clause, place, all) => place === all.length - 1 || clause.trim() !== '')
  const last = clauses.at(-1) ?? ''
  const listed = last.trim() === '' ? (clauses.at(-2) ?? '') : last
  const labelled = /:\s*$/u.test(said) ? listed : last
  const ahead = text.slice(claim.end - start, claim.end - start + reach).split(clauseMark)[0] ?? ''
  const after = ahead.split(nextPrice)[0] ?? ''
  const isApiece =
    price.rates.includes('person') || apiece.test(price.statement.text.slice(price.end - price.statement.start))
  if (apiece.test(after) && !isApiece) return true
  const reading = new ThingsNamed(index, offered)
  if (reading.isOneOfSeveral(listed, after, claim)) return true
  const [, article, noun] = attributed.exec(`${last}\n${after}`) ?? []
  const attribute = `${article} ${noun}`
  if (article !== undefined && reading.isOneOfSeveral('', attribute, claim)) return true
  if (article !== undefined && reading.isStranger(attribute, price.rates.length > 0)) return true
  const [, subject, between] = costs.exec(last) ?? []
  if (subject !== undefined && reading.isStranger(`${subject} ${between}`, price.rates.length > 0)) return true
  return price.rates.length === 0 && (reading.isOfOthersAlone(labelled, after) || reading.isUnheardOf(last))
}

/** What the words of a clause name: what is offered, or what else the brand has. */
class ThingsNamed {
  private readonly index: SourceIndex
  private readonly offered: Offered
  constructor(index: SourceIndex, offered: Offered) {
    this.index = index
    this.offered = offered
  }

  private named(clause: string): string[] {
    const nouns = this.index.language === 'de' ? nounsOf(clause) : clause
    return contentOf(nouns).filter(
      (word) =>
        !ofPrices.has(word) &&
        !this.index.ownName.has(word) &&
        !isMeasure(word) &&
        !anything.has(word) &&
        !aside.has(word),
    )
  }

  private isOffered(word: string): boolean {
    const { words } = this.offered
    const ofCompound = (known: string) => word.length > 3 && (known.endsWith(word) || known.startsWith(word))
    return words.some((known) => carries(known, word) || (this.index.language === 'de' && ofCompound(known)))
  }

  private isKnown(word: string): boolean {
    const plain = plainVowels(word)
    return isAmong(plain, [...this.index.things()])
  }

  /** What is said to cost it is another thing of the brand, or one that nobody has heard of: "a croissant". */
  isStranger(subject: string, isPeriodic: boolean): boolean {
    const [head = ''] = subject.trim().split(qualifying)
    if (doing.test(head) || contentOf(head).some((word) => anything.has(word))) return false
    const words = this.named(head)
    if (words.length === 0 || words.some((word) => this.isOffered(word))) return false
    return words.some((word) => this.isKnown(word)) || (!isPeriodic && indefinite.test(head))
  }

  /** "Delivery: £12", "£12 for a treatment". */
  isOfOthersAlone(...clauses: readonly string[]): boolean {
    const sides = clauses.map((clause) => this.named(clause))
    if (sides.flat().some((word) => this.isOffered(word))) return false
    return sides.some((words) => words.length > 0 && words.every((word) => this.isKnown(word)))
  }

  /** "Cakes from £12" where the brand has told of no cakes. */
  isUnheardOf(clause: string): boolean {
    const words = this.named(goods.exec(clause)?.[1] ?? '')
    return words.length > 0 && !words.some((word) => this.isOffered(word))
  }

  /** "Un savon coûte 24 €" of three soaps for 24 €. */
  isOneOfSeveral(before: string, after: string, { statement }: NumberClaim): boolean {
    const { several } = this.offered
    if (several.length === 0) return false
    const namedBy = (pattern: RegExp) =>
      [before, after].flatMap((clause) => matchesOf(pattern, clause).flatMap(([, words = '']) => contentOf(words)))
    const plurals = new Set(several.flatMap(({ thing }) => thing))
    const singular = [...namedBy(one), ...namedBy(theOne).filter((word) => !plurals.has(word))]
    const of = several.filter(({ thing }) => related(singular, thing))
    if (of.length === 0) return false
    const values = valuesIn(statement, this.index.language)
    return of.some(({ value }) => !values.has(value))
  }
}

const valuesKnown = new WeakMap<Statement, ReadonlySet<number | string>>()

/** The numbers of a sentence, read once however many amounts it names. */
function valuesIn(statement: Statement, language: string): ReadonlySet<number | string> {
  const values = valuesKnown.get(statement) ?? new Set(numbersOf(statement.text, language).map(({ value }) => value))
  valuesKnown.set(statement, values)
  return values
}

/** "A £12 loaf". */
const attributed = /(?<!\p{L})(an?|the|one|each|every) \n ?(\p{L}+)/iu

/** Nothing but a plural and its price. */
const goods = /^\s*(\p{Lu}\p{L}+s) (?:for|from|at|pour|dès|à(?: partir de)?|por|desde)\s*$/u

const one =
  /(?<!\p{L})(?:an?|one|each|every|per|single|eine?[nmrs]?|je|jede[nmrs]?|une?|chaque|una?|cada|par|por|pro) (?=(\p{L}+(?: \p{L}+)?))/giu
const theOne = /(?<!\p{L})(?:(?:the|d(?:er|ie|as)|la|le|el|por la) |l')(\p{L}+)(?<!s)(?!\p{L})/giu
/** "£12 each": the price of every one. */
const apiece =
  /^ (?:each|apiece|a head|a piece|das stück|jeweils|l'une?|(?:la )?pièce|chacune?|la pieza|cada un[oa])(?!\p{L})/iu
