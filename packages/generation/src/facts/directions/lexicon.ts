/**
 * What a language uses to tell somebody what to write, by the part that it plays. Entries are parted by commas and may be of
 * several words; letters are small and without marks, as the texts are when they are looked through; `*` stands for any ending, `_` for any word.
 */
export interface Lexicon {
  /** Verbs of speaking and writing, as one gives orders with them: imperatives and infinitives. */
  say: string
  /** Verbs of changing a text, likewise. */
  edit: string
  /** Verbs of showing what is kept to oneself, likewise. */
  reveal: string
  /** Names of copy and of what a model gives: caption, headline, output. */
  piece: string
  /** What those alone speak of who deal in writing: text, sentence, paragraph. */
  writing: string
  /** What everybody has to do with: word, message, answer. */
  text: string
  /** How a text holds words: contains, ends with. */
  hold: string
  /** Where in a text: at the end, in front of. */
  place: string
  /** Instructions, rules, prompts. */
  order: string
  /** What came before: above, so far. */
  earlier: string
  ignore: string
  /** Rules that no longer hold. */
  lift: string
  must: string
  only: string
  /** The same, and the end of it: nothing else, and no more. */
  nothingElse: string
  every: string
  henceforth: string
  /** Refused, wrong, the one right answer. */
  verdict: string
  instead: string
  /** Who writes. */
  writer: string
  /** What writes. */
  machine: string
  /** A notice to somebody. */
  note: string
  /** A text that speaks of itself. */
  self: string
  /** Giving the one who reads another nature: you are now, pretend. */
  role: string
  /** Giving a task in so many words: your new task, that is an order. */
  task: string
  /** What the reader is bound to: you must. */
  thou: string
  rename: string
  /** Words that a command may follow without being less of one: please, now, and. */
  opener: string
}

export type Sign = keyof Lexicon
