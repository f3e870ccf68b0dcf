import { sentencesOf } from '../../facts/sentences.ts'
import { wholeWords } from '../../text.ts'
import { holdsTerm } from '../holds-term.ts'

const whole = (lists: readonly string[]) => new RegExp(wholeWords(lists.join('|')), 'iu')

/** Verbs of a restriction that forbid to promise or to claim a thing, and not its name. */
export const claimingVerb =
  /(?<!\p{L})(?:promis|claim|imply|suggest|advertis|versprech|versprich|behaupt|andeut|werben|anpreis|promet|prétend|suggér|affirm|afirm|insinu|suger)/iu

/** What makes a sentence a promise: that something will come, always or for certain. */
const promising = whole([
  "guarantee\\p{L}*|promis\\p{L}+|always|every(?: single)? (?:day|time|week|month|order|customer|guest)|everyone|never|certain(?:ly|ty)?|for sure|sure to|definitely|assured?|100 ?%|will|you'll|we'll|it'll|they'll|(?:you|everyone) (?:gets?|can expect|can count on)|expect|count on|rely on|enjoy|all (?:week|day|year)(?: long)?|in no time|within|we (?:offer|give|provide|deliver|ensure)|comes? with",
  'garant\\p{L}+|versprech\\p{L}*|verspricht|immer|stets|jederzeit|jede[nrs]? (?:tag|mal|woche)|nie|sicher|bestimmt|hundertprozentig|100 ?%|(?:du|sie|ihr|wir) (?:wirst|werden|werdet|bekomm\\p{L}+|erhält\\p{L}*|erhalten|genieß\\p{L}+)|(?:wirst|werden|werdet|bekomm\\p{L}+|erhalten|erhältst|genieß\\p{L}+) (?:du|sie|ihr|wir)|wird|ganze (?:woche|zeit)|binnen|innerhalb|wir (?:bieten|geben|liefern|sorgen)|dürfen sie|darfst du',
  'garanti\\p{L}*|promis|promett\\p{L}+|toujours|chaque (?:jour|fois|semaine)|jamais|à coup sûr|certain\\p{L}*|100 ?%|assurée?s?|(?:vous|tu) (?:aurez|auras|serez|seras|allez|vas|obten\\p{L}+|recev\\p{L}+|profit\\p{L}+|bénéfici\\p{L}+)|toute la (?:semaine|journée)|sous \\p{N}+|en moins de|nous (?:offrons|donnons|livrons|assurons)|profitez|comptez sur',
  'garant\\p{L}+|promet\\p{L}+|siempre|cada (?:día|vez|semana)|nunca|seguro|con seguridad|100 ?%|asegurad[oa]s?|(?:tendr|obtendr|recibir|conseguir|disfrutar|ser|estar|lograr)(?:ás|á|án|éis|emos)|(?:vas|vais) a|toda la semana|en menos de|ofrecemos|damos|te (?:llevas|aseguramos)|disfruta|cuenta con',
])
/** What takes a promise back, or asks. */
const takenBack = whole([
  "(?:can|could|do|does|will|wo|would|is|are|has|have)(?:n't|not| not)|can't|cannot|won't|nothing|nobody|no one|never promise[ds]?|no (?:promises?|guarantees?)|without|whatever|however|despite|in any|depends?|hope|if|might|may|perhaps|sometimes|rarely",
  'nicht|kein\\p{L}*|nichts|niemand|ohne|trotz|egal|bei jede[mr]|vielleicht|manchmal|selten|hoffen\\p{L}*|ob|falls|je nach',
  "(?:ne|n'\\p{L}+) (?:\\p{L}+ ){0,3}pas|rien|personne|aucune?|sans|malgré|peut-être|parfois|rarement|espér\\p{L}+|si|selon|quel(?:le)? que soit|par tous les",
  'no|nada|nadie|ningun[oa]?|ningún|sin|pese|quizá|tal vez|a veces|ojalá|esperamos|si|según|sea cual sea|depende',
])
/** Said of a thing before its name, as only somebody does who promises it. */
const good = whole([
  'good|great|fine|perfect|best|better|fast(?:er)?|quick(?:er)?|full|real|lasting|visible|instant|total|complete|more|beautiful|certain|sure|\\p{N}+',
  'gut\\p{L}*|groß\\p{L}*|perfekt\\p{L}*|best\\p{L}*|besser\\p{L}*|schnell\\p{L}*|voll\\p{L}*|echt\\p{L}*|sichtbar\\p{L}*|sofortig\\p{L}*|mehr|schön\\p{L}*',
  'bon(?:ne)?s?|beau|belle|meilleure?s?|parfaite?s?|rapides?|vraie?s?|visibles?|plus de|immédiate?s?|durables?',
  'buen[oa]?s?|mejor(?:es)?|perfect[oa]s?|rápid[oa]s?|verdader[oa]s?|visibles?|más|inmediat[oa]s?|durader[oa]s?',
])
const fragmentWordsMax = 5

/** Whether a sentence of a text promises what a restriction forbids to promise; to name it does not. */
export function promises(text: string, thing: string, language: string): boolean {
  return sentencesOf(text).some((sentence) => {
    if (!holdsTerm(sentence, thing, language) || /\?\W*$/u.test(sentence) || takenBack.test(sentence)) return false
    return promising.test(sentence) || (sentence.split(/\s+/u).length <= fragmentWordsMax && good.test(sentence))
  })
}
