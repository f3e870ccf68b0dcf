import type { TermClaim } from '../terms.ts'

const asked =
  /^[^\p{L}\n]*(?:what(?:'s| is| could be| would be| can be)|is there anything|was (?:ist|wäre|könnte)|gibt es etwas|quoi de|qu'y a-t-il de|y a-t-il quelque chose de|qué (?:hay|es|sería)|hay algo|existe algo) $/iu
const comparison = /^(?:better than|besser als|mieux que?|meilleure?s? que?|mejor(?:es)?(?: que)?)/iu
const nothingBeats = /^nothing beats$/iu
const anyOne = /^ (?:an?(?!\p{L})|\p{L}{2,}ing(?!\p{L}))/iu
/** What plans and habits are made of: nobody sells them. */
const resolve =
  'resolution|plan|habit|excuse|intention|vorsatz|plan|ausrede|gewohnheit|résolution|excuse|habitude|propósito|plan|excusa|hábito|costumbre'
const best = /^(?:best|beste|meilleure?|mejor)$/iu
const theOne = new RegExp(
  `^ (?:${resolve}) (?:is the one |ist d(?:er|ie|as)(?:jenige)? (?:mit|ohne|für|am|im) |ist d(?:er|ie|as)(?:jenige)?, |est cel(?:ui|le) (?:qu|avec|sans)|es (?:el|la) (?:que|con|sin) )`,
  'iu',
)
const own =
  /(?<!\p{L})(?:ours?|us|we|this|these|here|unser\p{L}*|uns|wir|diese\p{L}?|hier|notre|nos|nous|cette?|ces?|ici|nuestr\p{L}+|nosotr\p{L}+|est[eao]s?|aquí)(?!\p{L})/iu
const capital = /(?<=[ '])\p{Lu}/u

/**
 * Whether a ranking is a saying about something that is neither the brand's nor bears a name: "What is better than toast?",
 * "the best plan is the one with a date", "nothing beats a sharp knife".
 */
export function isSaying(
  { kind, start, end, statement }: TermClaim,
  text: string,
  { language, ownName }: { language: string; ownName: ReadonlySet<string> },
): boolean {
  if (kind !== 'superlative') return false
  const [behind, said, ahead] = [
    text.slice(statement.start, start),
    text.slice(start, end),
    text.slice(end, statement.end),
  ]
  const isOfSomething =
    (comparison.test(said) && asked.test(behind) && /\?\s*$/u.test(ahead)) ||
    (nothingBeats.test(said) && anyOne.test(ahead)) ||
    (best.test(said) && theOne.test(ahead))
  if (!isOfSomething || own.test(ahead) || (language !== 'de' && capital.test(ahead))) return false
  return !ahead
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => ownName.has(word))
}
