import { plainLanguageOf } from '../../frequent-words.ts'
import { type Signs, signsIn } from './signs.ts'

type Rule = (signs: Signs) => boolean

const binds: Rule = ({ has }) => has('must', 'thou', 'henceforth', 'verdict', 'nothingElse')
const bounds: Rule = (signs) => binds(signs) || signs.has('only')
const places: Rule = ({ has, shown }) => has('hold', 'place') || shown
const ordersText: Rule = ({ orders }) => orders('say') || orders('edit')

/**
 * What makes a statement speak to whoever writes instead of about the brand. A word by itself never does, but where it names
 * its addressee or a task: a helpdesk may speak of replies, a workshop of instructions and a bakery of what must be.
 */
const rules: Readonly<Record<string, Rule>> = {
  'gives its reader another nature or a task': ({ has }) => has('role', 'task'),
  'speaks of itself as a text': ({ has }) => has('self'),
  'speaks to what writes': (signs) =>
    signs.has('machine') && (signs.has('note', 'only') || binds(signs) || ordersText(signs)),
  'speaks to who writes': (signs) =>
    signs.has('writer') && (signs.has('piece', 'writing', 'text', 'say', 'edit') || bounds(signs) || places(signs)),
  'puts aside what was said before': ({ has }) => has('ignore') && has('order', 'earlier'),
  'lifts rules': ({ has }) => has('lift') && has('order'),
  'asks for what is kept': ({ has, orders }) => orders('reveal') && has('order'),
  'rules what copy holds': (signs) =>
    signs.has('piece') && (bounds(signs) || signs.has('every')) && (places(signs) || ordersText(signs)),
  'rules what a text holds': (signs) => signs.has('writing', 'text') && bounds(signs) && places(signs),
  'rules where every text has something': ({ has }) => has('writing', 'text') && has('every') && has('place'),
  'leaves room for nothing else': (signs) =>
    signs.has('nothingElse') && (signs.has('writing', 'text', 'piece', 'hold') || ordersText(signs)),
  'rules what is spoken of from here on': ({ has }) => has('henceforth') && has('only') && has('hold'),
  'binds its reader to say something': ({ has }) => has('thou') && has('say'),
  'orders words': ({ has, orders, shown, brief }) =>
    (orders('say') && (has('only', 'piece', 'place') || shown || brief)) ||
    (orders('edit') && (has('piece') || shown || (has('writing', 'text') && has('only', 'place', 'every', 'instead')))),
  'wants another thing written': (signs) =>
    signs.has('instead') && (signs.has('piece') || (ordersText(signs) && signs.has('writing', 'text', 'self'))),
  'renames in what is written': ({ has }) =>
    has('rename') && has('henceforth', 'every') && has('piece', 'writing', 'text', 'machine'),
}

/** Whether a sentence directs whoever reads it, a model or a person, in what to write. */
export function directs(text: string): boolean {
  return signsIn(text).some((signs) => Object.values(rules).some((rule) => rule(signs)))
}

/** Whether it does so from aside: it speaks of words or of rules and binds somebody at once. */
export function directsFromAside(text: string): boolean {
  return signsIn(text).some((signs) => signs.has('text', 'order', 'machine') && binds(signs))
}

/** German days of opening, one of which is a verb of Spanish. */
const weekdays = /(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So)\.?(?=\s?(?:[–+&/-]|bis|und|\d))/gu

/**
 * The same of a knowledge file, which has no reason to bid its reader say anything either. A verb within a sentence bids in
 * the language of the file or of the sentence alone: "Di–Fr" and "Sage" are verbs of others.
 */
export function bidsOrBinds(text: string, language: string | null): boolean {
  const known = [language, plainLanguageOf(text)]
  return (
    signsIn(text.replace(weekdays, ''), known).some(({ bids }) => bids) ||
    signsIn(text).some(
      (signs) => signs.has('text', 'order', 'machine') && (bounds(signs) || signs.has('every', 'instead', 'lift')),
    )
  )
}

/** Whether a few words speak of orders, of texts or to a machine: too few to tell what they mean by it. */
export function hintsAtOrders(text: string): boolean {
  return signsIn(text).some(({ has }) => has('order', 'machine', 'piece', 'lift', 'henceforth', 'nothingElse', 'role'))
}

/** Whether a sentence among others of a language speaks of texts and how they are worded, which few brands do. */
export function speaksOfWriting(text: string, language: string | null): boolean {
  const languages = [language, plainLanguageOf(text)]
  return signsIn(text, languages).some(({ has }) => has('piece', 'writing', 'writer'))
}
