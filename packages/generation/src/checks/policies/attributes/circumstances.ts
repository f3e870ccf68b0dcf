/**
 * How a language speaks of the circumstances in which people live, and of their looks, habits and company. Most of these words
 * are said of things as well ("a single class", "an old sofa"), so each counts only in a turn that makes it the reader's.
 * Fields are insides of patterns, matched in small letters.
 */
export interface CircumstanceWords {
  /** People of a kind, one or many: "single mum", "veterans". */
  people: string
  /** What before and after such a word makes the reader one of them: "as a … you", "… like you". */
  frames: ReadonlyArray<readonly [before: string, after: string]>
  /** States that a question of one word asks of its reader: "Single?" */
  states: string
  /** Those of which things are asked as well: "Too old?", "Broke after Christmas?", but not "Old?". */
  shared: string
  /** Turns before a state in a sentence. */
  being: string
  /** What opens a question about a state, and what opens one that can only be about a person's. */
  leads: string
  wearied: string
  /** Those whose troubles are as private as the reader's own, with the verb. */
  relatives: string
  /** Whole turns that need no list. */
  whole: string
}

/** Behind a turn that would say something else if it went on: "Do you drink too much?", but "too much coffee". */
export const closes = '(?=$|\\s?[.,;:!?…\\n"”»])'
/** Where a sentence may begin: the text, a line, after a mark that is no comma, after an emoji. */
export const opens = "(?<=(?:^|\\n|[^\\p{L}\\p{N}\\p{M}\\s,'&/%+-]|\\s[-+])[^\\S\\n]{0,3})"
/** What is left of a sentence, as in "Divorced parents, this hour is for you". */
export const onwards = '[,:] [^.!?\\n]{0,40}'
