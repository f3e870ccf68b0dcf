import { type CircumstanceWords, closes, onwards, opens } from './circumstances.ts'

const your = '(?:ihre?[nrms]?|deine?[nrms]?|eure?[nrms]?)'
const parts = 'bauch|nase|haut|po|hintern|körper|oberschenkel|gesicht|beine|arme|haare?|zähne'
const severed = 'scheidung|trennung|insolvenz|diagnose|entlassung|kündigung'

/** What follows turns to the reader, and not to the brand: "Als Rentner wissen wir". */
const toReader =
  '(?: (?!(?:wir|uns|unsere?[nrms]?)(?!\\p{L}))\\p{L}+){0,3} (?:für (?:sie|dich|euch)|\\p{L}{2,}en sie|sind sie|\\p{L}+st du|seid ihr|dir|dich|ihnen)'
const kinds =
  '(?:alleinerziehend|geschieden|verwitwet|arbeitslos|übergewichtig|schwanger|schwerbehindert|behindert|chronisch krank|verschuldet|überschuldet|alleinstehend|depressiv|homosexuell|schwul|lesbisch|arbeitssuchend|pensioniert|verrentet)e[nrms]?'
const refused = `${opens}(?:(?:schon wieder|wieder|mal wieder|auch) )*(?:von (?:der|ihrer|deiner|einer|jeder|allen) (?:haus)?bank(?:en)?|(?:der |ihr |dein )?(?:kredit(?:antrag)?|darlehen)) (?:\\p{L}+ )?(?:abgelehnt|abgewiesen|verweigert|weggeschickt)[^.?!\\n]{0,50}\\?|wegen (?:ihrer|deiner) (?:\\p{L}+ )?(?:schufa|bonität)`
const unaffordable =
  '(?:weil|da|obwohl) (?:sie|du) (?:(?:sich|dir) )?(?:\\p{L}+ ){0,5}?(?:nicht|kein\\p{L}*) (?:\\p{L}+ ){0,3}(?:leisten|bezahlen) (?:können|kannst)|(?:weil|da) (?:ihnen|dir) das geld (?:fehlt|nicht reicht)|(?:können sie sich|kannst du dir) [^.!?\\n]{1,40} nicht (?:mehr )?leisten\\s?\\?'
const marked = `${opens}(?:(?:ihre|deine|eine) )?(?:haut|hände|haare|gesicht)(?:,)? (?:\\p{L}+ )?(?:(?:vom alter|von den jahren|von der zeit|vom leben) (?:gezeichnet|gegerbt|müde|geprägt))[^.?!\\n]{0,20}\\?|${opens}(?:reife|schlaffe|faltige|unreine|alternde) haut\\s?\\?|(?:vom alter|von den jahren) gezeichnete (?:haut|hände)`

export const germanCircumstances: CircumstanceWords = {
  people:
    '(?:diabetiker|rentner|ausländer|allergiker|raucher|alkoholiker|bürgergeld-?empfänger|epileptiker)(?:in(?:nen)?|n)?|(?:senior|christ|migrant|autist|katholik|buddhist)(?:in(?:nen)?|en)?|muslim(?:in(?:nen)?|e|a)?|juden?|jüdin(?:nen)?|flüchtlinge?|witwen?|witwer|singles?|lesben?|veteran(?:en)?|(?:geflüchtete|übergewichtige|schwangere|arbeitslose|alleinerziehende|alleinstehende|behinderte|geschiedene|verwitwete|schwule|homosexuelle|gehörlose|blinde|einsame|überschuldete|vorbestrafte)[rn]?',
  frames: [
    ['als', `(?: mit [^.!?,\\n]{1,25})?${toReader}`],
    [
      'als',
      ' (?:\\p{L}+en sie|sind sie|seid ihr|\\p{L}+st du|(?:ist|fällt|hilft|steht|bleibt|liegt|geht) (?:ihnen|dir|es ihnen|es dir)|\\p{L}+ (?:ihnen|dir))',
    ],
    ['(?:sie|du|ihnen|dir|dich|euch),? als', ''],
    ['', ',? (?:sind )?(?:genau )?(?:so )?wie (?:sie|du|ihr)'],
    ['', `${onwards}für (?:sie|dich|euch)${closes}`],
  ],
  states: 'single|ledig|alleinstehend|einsam|pleite|mittellos|unverheiratet|knapp bei kasse|raucher(?:in)?|witwer?',
  shared: 'dick|fett|hässlich|blank|kahl|glatzköpfig|getrennt|klamm|abgebrannt',
  being: 'du bist|bist du|seid ihr|ihr seid|fühlst du dich|fühlen sie sich|wenn du',
  leads: 'noch|immer noch|noch immer|frisch|neu|wieder|schon wieder|mal wieder|seit kurzem|so|und|na',
  wearied: 'zu|viel zu|frisch|gerade erst|(?:hast du|haben sie) es satt,?',
  relatives:
    '(?:ihr|dein)e? (?:kind|sohn|tochter|mann|frau|partner(?:in)?|mutter|vater|baby) (?:hat|ist|leidet an|leidet unter)',
  whole: `als ${kinds} [\\p{L}-]+(?: mit [^.!?,\\n]{1,25})?${toReader}|${refused}|${unaffordable}|${marked}|(?:sie werden|du wirst|sie sind|du bist) (?:auch |ja )?nicht (?:mehr )?(?:jünger|die jüngste|der jüngste)|(?:du bist|bist du) (?:zu |so )?alt(?:${closes}|(?= und ))|${your} (?:${severed}) (?:war|ist|hat|tut|tat|macht|kostet)\\p{L}{0,2}|(?:seit|nach|wegen|trotz) (?:ihrer|deiner) (?:${severed})|${your} (?:kaputte|schwache|schlechte|lahme|marode|künstliche)[nrsm]? (?:knien?|rücken|hüften?|herzens?|gelenken?|bandscheiben?|lunge|augen|schultern?|füßen?)|(?:(?:trinken|rauchen) sie|(?:trinkst|rauchst) du|sie (?:trinken|rauchen)|du (?:trinkst|rauchst)) (?:\\p{L}+ )?zu viel${closes}|${your} (?:${parts}) (?:ist|sind|wird) (?:zu |so |sehr |viel zu )?(?:dick|fett|groß|hässlich|schlaff|alt|faltig|dünn)|(?:sind sie|sie sind) (?:\\p{L}+ )?(?:einsam|ledig|alleinstehend|single)${closes}|(?:sie|du) (?:\\p{L}+ )?(?:einsam|ledig|pleite|alleinstehend) (?:sind|bist)`,
}
