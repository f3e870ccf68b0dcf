import { isNumberWord } from '../checks/claims/number-words.ts'

const anaphor =
  /^(?:it|its|it's|it’s|they|their|them|this|these|those|that|such|he|she|his|her|but|and|or|so|yet|also|however|therefore|thus|hence|instead|otherwise|then|again|too|still|for example|for instance|in addition|moreover|furthermore|besides|likewise|similarly|meanwhile|another|others?|both|neither|either|the same|the latter|the former|the other|as a result|as such|here|there, |if so|if not|in (?:this|that|such|both|either|these|those)|for (?:this|that|these|those)|er|sie|es(?! gibt)|dies\w*|das gilt|auch|aber|dazu|dabei|damit|darin|davon|darunter|außerdem|deshalb|il(?! (?:y a|faut|suffit|existe))|elle|ils|elles|cela|ceci|aussi|mais|ello|ellos|esto|también|además|pero)(?![\p{L}\p{N}-])/iu
/** Not the pronoun: "IT Services". */
const abbreviated = /^IT(?! IS\b|['’]S\b)/u
/** What points back from within a first clause; further on it may point at what the statement itself has named. */
const pointsBack =
  /\b(?:every|any|some)(?:thing|body|one) else\b|\b(?:above|beyond|below) that\b|\balles andere\b|(?<!\p{L})davon(?!\p{L})|\btout le reste\b|\btodo lo demás\b|\bsuch an?\b|\b(?:of|among) (?:them|these|those)\b|\bvon (?:ihnen|diesen)\b|\bd['’]entre (?:eux|elles)\b|\bde ell[oa]s\b|\bthe (?:former|latter|above)\b|\bas (?:above|mentioned|described)\b/iu

/** Openings that take back or bound what was said before, and say nothing without it. */
const exception =
  /^(?:except|excepting|excluded|excluding|exceptions?|unless|provided|subject to|afterwards?|after (?:that|this|which|those)|thereafter|from then on|from there on|by then|until then|later on|in all other cases|in other cases|for all others|outside (?:of )?(?:these|those|that)|not (?:valid|included|applicable|on|for|in|if)|does not apply|do not apply|terms apply|conditions apply|with the exception|the exception|minimum (?:order|spend|term)|if you do not|danach|anschließend|ausgenommen|ausnahmen?|außer|davon ausgenommen|nicht (?:gültig|enthalten|inbegriffen|für|an|in)|sonst|andernfalls|ansonsten|bis dahin|voraussetzung|vorausgesetzt|bedingung|mindestbestellwert|mindestlaufzeit|sofern|es sei denn|ab dann|après (?:cela|ça|quoi|ce délai|cette)|ensuite|sauf|excepté|hormis|hors|sinon|à condition|sous réserve|à l['’]exception|au-delà|passé ce délai|dans ce cas|dans le cas contraire|non (?:valable|compris|inclus)|offre (?:non|valable)|minimum de commande|después|a partir de entonces|excepto|salvo|quedan? exclu\w+|siempre que|siempre y cuando|en caso contrario|de lo contrario|si no|pasado ese|transcurrido ese|no (?:válido|incluye|aplicable|acumulable)|con la condición|pedido mínimo|con excepción|a excepción)(?![\p{L}\p{N}])/iu
/** Openings that bound what was said before where something was, and else stand alone: "Only orders above £50 qualify." */
const bound =
  /^(?:only|nur|ausschließlich|lediglich|seul(?:e|s|es)?|uniquement|seulement|solo|sólo|solamente|únicamente|valid|gültig|valable|válid[oa]|applies|gilt|s['’]applique|se aplica|while|solange|tant que|mientras)(?![\p{L}\p{N}])/iu

/** A few words that say what a price leaves out. */
const extra =
  /(?<!\p{L})(?:(?:is|are|costs?|charged) extra|not included|(?:plus|excluding|excl\.?|without) (?:VAT|tax|postage|delivery)|nicht (?:enthalten|inbegriffen|inklusive|eingeschlossen)|(?:kostet|kosten|geht|gehen|werden?|kommt|kommen) extra|zzgl\.?|zuzüglich|exkl\.?|non (?:compris|inclus)(?:e?s)?|en (?:sus|supplément|plus)\.?$|hors (?:taxes?|TVA)|no (?:está |están )?inclu\p{L}+|(?:se cobran?|van?|es|son) aparte|más IVA|IVA no)(?!\p{L})/iu
const extraMax = 80
/** A list of those whom something is not meant for: it limits no statement and says so by itself. */
const exclusion =
  /^(?:not (?:for|suitable for|included)|nicht (?:für|geeignet für|enthalten)|pas (?:pour|fait pour)|non (?:compris|inclus)|no (?:para|incluido|incluye))\s?[:：]/iu

/** Whether a statement lists those whom, or what, something is not for. */
export function excludes(text: string): boolean {
  return exclusion.test(text.trim())
}

/** Whether a statement limits the one before it, which is not to be told without it. */
export function limitsAnother(text: string): boolean {
  const said = text.trim()
  if (excludes(said)) return false
  return exception.test(said) || bound.test(said) || (said.length <= extraMax && extra.test(said))
}

const clauseEnd = /[,;:–—(]|\s(?:and|but|und|aber|et|mais|y|pero)\s/u

/** Whether a statement only makes sense after the one before it: "It also …", "Another …", "Such a …". */
export function leansOnAnother(text: string): boolean {
  const said = text.trim()
  if (excludes(said)) return false
  return (
    (anaphor.test(said) && !abbreviated.test(said)) ||
    exception.test(said) ||
    pointsBack.test(said.split(clauseEnd)[0] ?? '')
  )
}

const pronoun = /^(?:it|they|er|sie|es(?! gibt)|il(?! (?:y a|faut|suffit|existe))|elle|ils|elles)(?!\p{L})/iu

/** Whether a statement names what it is of by a pronoun alone. */
export function opensWithPronoun(text: string): boolean {
  return pronoun.test(text.trim())
}

const weekday = [
  String.raw`(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?`,
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?',
  String.raw`(?:mon|tues?|wed|thu|thurs|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom)(?=\.?\s?(?:[–\-+&/,\d]|bis\s|to\s|au\s|al?\s))`,
].join('|')
const bare = [
  // A price, with what may stand before it, and a weight.
  String.raw`(?:(?:from|only|just|up to|for|at|ab|nur|bis|für|je|pro|zu|zzgl\.?|desde|hasta|por|a|a partir de|dès|à|jusqu['’]à|pour|à partir de|plus)\s+)*(?:[$€£¥]\s?\d|\d[\d.,\u00a0\u202f]*\s?(?:[$€£¥]|(?:EUR|CHF|USD|GBP|euros?|pounds?|dollars?|francs?|pence|p)(?!\p{L})))`,
  String.raw`\d[\d.,]*\s?(?:g|kg|ml|cl|l|lb|oz|m²)(?!\p{L})`,
  // A day of opening and its hours.
  String.raw`(?:(?:from|on|von|du|le|de|del)\s+)?(?:${weekday})(?!\p{L})(?:[\s.,&/+–-]+(?:(?:${weekday}|to|till|until|from|and|bis|von|ab|und|au|à|de|et|a|y|al|hasta)(?!\p{L}))?){0,12}\d`,
  // A verb of what things cost, take and hold.
  String.raw`(?:costs?|includes?|including|covers?|lasts?|takes?|comes? with|cancel|cancellable|payable|bookable|kostet|kosten|dauert|umfasst|enthält|beinhaltet|inklusive|inkl|inbegriffen|kündbar|buchbar|coûte|coûtent|comprend|inclut|dure|durent|résiliable|réservable|cuesta|cuestan|incluye|comprende|dura|duran|caduca|cancelable)(?!\p{L})`,
  String.raw`(?:free|gratis|kostenlos|kostenfrei|gratuite?s?)\s+(?:for|from|with|over|above|ab|für|bei|mit|a partir|para|con|pour|dès|à partir|avec)(?!\p{L})`,
].join('|')
const spell =
  /^(\d+|\p{L}+)[\s-](?:nights?|days?|hours?|minutes?|weeks?|nächte|tage|stunden|minuten|wochen|nuits|jours|heures|semaines|noches|días|horas|minutos|semanas)(?!\p{L})/iu
const subjectless = new RegExp(`^(?:${bare})`, 'iu')

/** Whether a statement does not say of what it speaks: "From £790 pp.", "Kostet 390 €.", "Mo–Fr 8–18 Uhr". */
export function lacksSubject(text: string): boolean {
  const said = text.trim()
  return (
    subjectless.test(said) ||
    isNumberWord(spell.exec(said)?.[1]?.toLowerCase() ?? '') ||
    /^\d/.test(spell.exec(said)?.[1] ?? '')
  )
}
