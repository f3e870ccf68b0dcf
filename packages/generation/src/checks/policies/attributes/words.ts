/**
 * How a language speaks of what people are, have and owe. Each field is the inside of a pattern, its alternatives parted by
 * bars, matched in small letters. Turns and attributes of one language are never mixed: "votre pain" is a loaf.
 */
export interface AttributeWords {
  /** Conditions and circumstances that a person has: "your diabetes", "Got diabetes?" */
  had: string
  /** Aches, said of readers, though brands may well speak of them: "your back pain" */
  ached: string
  /** What a person is, in words that are said of people alone. */
  been: string
  /** The same in words that are as often said of things, or in another sense: "your black tea". */
  ambiguous: string
  /** Those of them that even a question of one word does not turn on its reader: "Black?" */
  coloured: string
  /** Ages, as a question without a subject gives them: "over 50", "50 plus". */
  aged: string
  /** Turns before what the reader has. */
  having: string
  /** Turns before what the reader is; `directly` those that are said to nobody else. */
  being: string
  directly: string
  /** Words that may stand between such a turn and the attribute. */
  filler: string
  /** What may open a question without a subject: "Still", "Struggling with". */
  leads: string
  /** What calls upon people of a kind: "Attention", "Calling all". */
  calls: string
  /** What joins the attribute to more of the question: "Over 50 and stiff?" */
  joins: string
  /** What follows an attribute that is said of the reader and not of a thing: "As a Christian, …", "Are you gay and …" */
  follows: string
  /** What a word for a condition is only part of: "your debt adviser", "your disability insurance". */
  compounds: string
  /** Whole turns that need no list. */
  whole: string
}
