import { kinOf } from '../../kin.ts'
import type { SourceIndex } from '../index-sources.ts'
import { contentOf } from '../near.ts'
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

/** Somebody, whoever it is, told by what they do or have: "the one who shouts loudest". */
const somebody =
  /(?<!\p{L})(?:(?:the ones?|those|people|somebody|someone|anyone|everyone|whoever|a child) (?:who|whose|with)|whoever|who|we[rm]|(?:de[rnm](?:jenige[nm]?)?|diejenigen?|jemand(?:en)?|leute[n]?), (?:der|die|den)|(?:celui|celle|ceux|celles|quelqu'un) (?:qui|avec|à|au|dont)|(?:quien(?:es)?|alguien|(?:el|la|los|las)) (?:que|con)|quien(?:es)?)(?: [\p{L}']+){0,3} (?:the |d(?:er|ie|as|en|em) )?$/iu
/** Ranks of any thing, which say nothing of how good it is. */
const neutral =
  /^(?:(?:long|short|loud|quiet|slow|old|young|dark|cold|hott|wett|tall|small|bigg|deep|heavi|fast|late)est|am (?:läng|kürz|laut|leis|langsam|ält|jüng|dunkel|kält|heiß|schnell)e?sten|(?:läng|kürz|laut|ält|jüng)e?ste[nrms]?|l[ea]s? plus (?:fort|longue?|courte?|haut|vieux|vieille|jeune|lente?|vite|petite?|grande?|tard)s?|(?:(?:el|la|los|las) )?(?:\p{L}+ )?más (?:larg[oa]|cort[oa]|fuerte|alto|viej[oa]|joven|lent[oa]|rápido|pequeñ[oa]|grande|grita|tarda|corre|ríe|habla|sabe)s?)$/iu
/** The youngest or smallest of some people, by whom they are told apart: nothing else follows that would be ranked. */
const byAge =
  /^(?:(?:young|old|small|littl|tall)est|l[ea]s? plus (?:jeune|petite?|âgée?|vieux|vieille)s?|(?:el|la|los|las) más (?:joven(?:es)?|pequeñ[oa]s?|viej[oa]s?|menud[oa]s?))$/iu
const does =
  /^(?:(?: ones?| d'entre \p{L}+)(?! (?:in|on|of|at|with|for|from|to|under|ever|around|we|you)(?!\p{L}))(?= \p{L}|['’]s )|['’]s (?=\p{L}+ing)| (?:is|was|has|had|wants?|gets?|can|can't|will|won't|does|doesn't|did|just|still|already|never|always|sleeps|asks|says|knows|thinks|goes|comes|sits|stands|lies|hides|cries|laughs|needs|likes|stops|tells|holds|eats|falls|runs|est|dort|veut|a|sait|dit|demande|rit|pleure|reste|court|mange|raconte|se|s'est|n'a|ne|está|duerme|quiere|ha|sabe|dice|pregunta|ríe|llora|come|corre|cuenta|sigue|ya|no)(?!\p{L}))/iu
const priced =
  /[£$€%\p{N}]|(?<!\p{L})(?:costs?|price|prix|coûte|cuesta|precio|market|marché|mercado|world|monde|mundo)(?!\p{L})/iu
/** UTF-16 units before a rank in which its owner stands. */
const ownUnits = 12
const isOfFamily = (said: string, behind: string, ahead: string) =>
  byAge.test(said) && does.test(ahead) && !priced.test(behind + ahead)

/** What somebody fears or believes to be: "persuadé d'être le plus maladroit". */
const felt: ReadonlyArray<readonly [behind: RegExp, ahead: RegExp]> = [
  [
    /(?<!\p{L})(?:afraid|scared|worr(?:y|ied|ies)|fears?|convinced|thinks?|thought|believes?|imagines?|feels?|felt|dread) (?:[\p{L}']+ ){0,3}?(?:being|be|i'm|i am|you're|you are|he's|she's|they're|he is|she is|they are) (?:the |always the )?$/iu,
    /^/u,
  ],
  [
    /(?<!\p{L})(?:angst|fürcht\p{L}+|glaub\p{L}*|überzeugt|fühl\p{L}+|denk\p{L}*|sorge)[^.;!?]{0,40} $/iu,
    /^ (?:\p{L}+ ){0,3}(?:zu sein|bist|bin|sein)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:peur|persuadée?s?|convaincue?s?|crain\p{L}+|crainte|croi\p{L}+|pens\p{L}+|sûre?s?) (?:\p{L}+ )?(?:d'|de ne pas |de )?être (?:toujours )?$/iu,
    /^/u,
  ],
  [
    /(?<!\p{L})(?:miedo|cre\p{L}+|convencid[oa]s?|sient\p{L}+|temor|tem\p{L}+|piens\p{L}+) (?:\p{L}+ ){0,2}(?:ser|eres|soy|será|serás) $/iu,
    /^/u,
  ],
]
/** A word given by somebody else than the brand: "the bag has promised to keep quiet". */
const given = /^(?:promised|versprochen|promise?s?|prometid[oa])$/iu
const byOthers =
  /(?<!\p{L})(?:has|had|he|she|they|you|i|who|hat|hatten?|habe|hast|ha|han|has|he|había[sn]?|a|as|ai|ont|avait|avaient|avez) (?:\p{L}+ ){0,4}$/iu
const us = /(?<!\p{L})(?:ours?|us|we|unser\p{L}*|uns|wir|notre|nos|nous|nuestr\p{L}+|nosotr\p{L}+|hemos)(?!\p{L})/iu

const we = /(?<!\p{L})(?:we|our|wir|unser\p{L}*|nous|notre|nos|on|nosotr\p{L}+|nuestr\p{L}+|\p{L}+mos)(?!\p{L})/iu

/** The same as `reader`, of which German "ihre" is none in small letters. */
const spokenTo =
  /(?<!\p{L})(?:[Yy]our?|Sie|Ihnen|Ihre?[nmrs]?|[Dd](?:u|ir|ich|eine?[nmrs]?)|[Ee]u(?:ch|re?[nmrs]?)|[Vv](?:ous|otre|os)|[Tt](?:u|us|e|on|a|es)|[Uu]sted(?:es)?)(?!\p{L})/u

/** Words to the reader. */
const reader =
  /(?<!\p{L})(?:your?|sie|ihnen|ihre?|du|dir|dich|deine?|vous|votre|vos|tu|te|ton|ta|tes|tus|usted)(?!\p{L})/iu

const reach = 160

/**
 * Whether a ranking or a promise is one of people in a scene: of the one who does something most, of what somebody fears to
 * be, or a word given by another than the brand.
 */
function isOfScene(
  { kind, key, start, end, near, statement }: TermClaim,
  text: string,
  { language, ownWords, things }: Brand,
): boolean {
  if (kind !== 'superlative' && key !== 'promise' && key !== 'always at once') return false
  // A clause or two to either side: what is farther off says nothing of it, and sentences may be long.
  const behind = text.slice(Math.max(statement.start, start - reach), start)
  const ahead = text.slice(end, Math.min(statement.end, end + reach))
  const said = text.slice(start, end)
  const isTold = () => us.test(behind) || contentOf(`${behind} ${ahead}`).some((word) => ownWords.has(word))
  if (key === 'always at once') return !us.test(ahead) && !reader.test(behind + said + ahead) && !isTold()
  if (key === 'promise') return given.test(said) && byOthers.test(behind) && !isTold()
  if (isOfFamily(said, behind, ahead)) return !us.test(behind.slice(-ownUnits) + ahead) && !isTold()
  if (felt.some(([before, after]) => before.test(behind) && after.test(ahead))) return !isTold()
  const isPerson = /^(?:el|la|los|las) (?:que|con) más /iu.test(said) || somebody.test(behind)
  return isPerson && neutral.test(said) && !us.test(ahead) && !near.some(isOfBrand({ language, things })) && !isTold()
}

const bareCall = /^(?:(?:by|via|over|on|per|über|par|por|en) )/iu
const verb =
  /(?<=\p{L} )(?:is|joins?|calls?|sits?|comes?|wird|ist|sitzt|kommt|schaut|est|sont|entre|rejoint|appelle|regarde|está|entra|llama|mira)(?!\p{L})/iu
const taught =
  /(?<!\p{L})(?:class|lesson|course|session|workshop|consult|appointment|advice|teach|kurs|stunde|termin|berat|seminar|unterricht|cours|atelier|séance|consult|formation|rendez|conseil|clase|curso|taller|sesi|consult|cita|asesor)/iu

/** "Her best friend joins by video call": people of a scene, of whom the brand says nothing. */
const isCallOfOthers = ({ key, start, end, statement }: TermClaim, { ownWords }: Brand): boolean =>
  key === 'online class' &&
  bareCall.test(statement.text.slice(start - statement.start, end - statement.start)) &&
  verb.test(statement.text.slice(0, start - statement.start)) &&
  ![we, spokenTo, taught].some((pattern) => pattern.test(statement.text)) &&
  !statement.content.some((word) => ownWords.has(word))

/** A test for words of what the brand speaks of, and of its trade. */
function isOfBrand({ language, things }: Pick<Brand, 'language' | 'things'>): (word: string) => boolean {
  const isKin = kinOf([...things()], language)
  return (word) => things().has(word) || isKin(word)
}

type Brand = Pick<SourceIndex, 'language' | 'ownWords' | 'things'>

/**
 * Whether a ranking is a saying about something that is neither the brand's nor bears a name: "What is better than toast?",
 * "the best plan is the one with a date", "nothing beats a sharp knife".
 */
export function isSaying(term: TermClaim, text: string, brand: Brand): boolean {
  if (isOfScene(term, text, brand) || isCallOfOthers(term, brand)) return true
  const { kind, start, end, statement } = term
  const { language, ownWords } = brand
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
  return !contentOf(ahead).some((word) => ownWords.has(word))
}
