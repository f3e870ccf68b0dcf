/** Conditions and circumstances that a person has. */
const had = [
  'diabetes|depression|anxiety|adhd|autism|bipolar disorder|obesity|cancer|hiv|aids|infertility|impotence|addictions?|alcoholism|disabilit(?:y|ies)|(?:chronic )?(?:illness|disease)|chronic pain|eating disorders?|mental (?:illness|disorders?)|arthritis|asthma|insomnia|migraines?|psoriasis|eczema|acne|erectile dysfunction|hair loss|std|debts?|bad credit|(?:poor|low) credit(?: score)?|bankruptcy|divorce|criminal record|conviction|disorder',
  'diabetes|depressionen?|angststörung(?:en)?|adhs|autismus|übergewicht|krebs|hiv|unfruchtbarkeit|impotenz|sucht|alkoholsucht|behinderung|krankheit|arthritis|arthrose|asthma|schlafstörungen|schlaflosigkeit|migräne|akne|haarausfall|schulden|vorstrafen?|scheidung|erektionsstörungen',
  'diabète|dépression|anxiété|autisme|obésité|surpoids|cancer|vih|infertilité|impuissance|addictions?|alcoolisme|handicap|maladie|arthrite|arthrose|asthme|insomnie|migraines?|acné|perte de cheveux|calvitie|dettes|surendettement|casier judiciaire|divorce',
  'diabetes|depresión|ansiedad|autismo|obesidad|sobrepeso|cáncer|vih|infertilidad|impotencia|adicción|adicciones|alcoholismo|discapacidad|enfermedad|artritis|asma|insomnio|migrañas?|acné|caída del cabello|deudas?|antecedentes penales|divorcio',
].join('|')

/** What a person is: faith, origin, orientation, health, means, status, politics. */
const been = [
  'diabetics?|depressed|anxious|autistic|bipolar|obese|overweight|infertile|impotent|addicted|addicts?|alcoholics?|disabled|handicapped|christians?|muslims?|jew(?:s|ish)?|hindus?|buddhists?|catholics?|atheists?|gays?|lesbians?|bisexual|queer|transgender|trans|homosexuals?|black|asian|hispanic|latin[oax]s?|african[- ]american|caucasian|immigrants?|refugees?|bankrupt|broke|in debt|poor|unemployed|jobless|homeless|low[- ]income|convicted|felons?|democrats?|republicans?|conservatives?|socialists?|union members?|divorced|widowed|widow(?:er)?s?|elderly|senior citizens?|seniors|single (?:mom|mum|dad|parent|mother|father)s?',
  'diabetiker(?:in)?|depressiv|autistisch|übergewichtig|fettleibig|unfruchtbar|impotent|süchtig|alkoholiker(?:in)?|behindert|christ(?:in)?|muslim(?:in|a)?|jude|jüdin|jüdisch|hindu|buddhist(?:in)?|katholisch|katholik(?:in)?|atheist(?:in)?|schwul|lesbisch|bisexuell|homosexuell|transsexuell|schwarz|ausländer(?:in)?|migrant(?:in)?|flüchtling|pleite|verschuldet|bankrott|arbeitslos|obdachlos|vorbestraft|geschieden|verwitwet|witwer?|alleinerziehend|rentner(?:in)?|senior(?:in)?',
  'diabétique|dépressi(?:f|ve)|anxieu(?:x|se)|autiste|obèse|en surpoids|infertile|stérile|impuissant|alcoolique|handicapée?|chrétien(?:ne)?|musulmane?|jui(?:f|ve)|hindoue?|bouddhiste|catholique|athée|gay|lesbienne|bisexuel(?:le)?|homosexuel(?:le)?|transgenre|noire?|arabe|immigrée?|réfugiée?|ruinée?|endettée?|surendettée?|pauvre|au chômage|chômeu(?:r|se)|sans-abri|divorcée?|veu(?:f|ve)|retraitée?|mère célibataire|père célibataire',
  'diabétic[oa]|deprimid[oa]|ansios[oa]|autista|obes[oa]|con sobrepeso|infértil|impotente|adict[oa]|alcohólic[oa]|discapacitad[oa]|cristian[oa]|musulmán|musulmana|judí[oa]|hindú|budista|católic[oa]|ate[oa]|gay|lesbiana|bisexual|homosexual|transexual|negr[oa]|asiátic[oa]|inmigrante|refugiad[oa]|en bancarrota|endeudad[oa]|arruinad[oa]|pobre|desemplead[oa]|en paro|sin hogar|divorciad[oa]|viud[oa]|jubilad[oa]|madre soltera|padre soltero',
].join('|')

const begins = '(?<![\\p{L}\\p{N}])'
const ends = '(?![\\p{L}\\p{N}-])'
const filler =
  '(?: (?:a|an|the|own|still|also|often|feeling|being|really|so|very|already|another|severe|chronic|ein|eine|einen|noch|oft|sehr|auch|schon|un|une|encore|souvent|très|una|todavía|aún|muy))*'

const having =
  "do you have|do you suffer from|do you live with|(?:are )?you (?:suffering from|struggling with|living with|battling)|you (?:have|suffer from|live with|struggle with)|struggling with|suffering from|your|hast du|haben sie|du hast|sie haben|leidest du (?:an|unter)|leiden sie (?:an|unter)|du leidest (?:an|unter)|sie leiden (?:an|unter)|deine?[nrms]?|ihre?[nrms]?|avez-vous|as-tu|vous avez|tu as|souffrez-vous (?:d'|de)|vous souffrez (?:d'|de)|souffres-tu (?:d'|de)|tu souffres (?:d'|de)|votre|vos|ton|ta|tes|¿?tienes|¿?tiene usted|usted tiene|¿?sufres(?: de)?|¿?sufre(?: usted)? de|¿?padeces|¿?padece(?: usted)?|tus?"
const directly =
  "are you|were you|you are|you're|if you are|if you're|bist du|sind sie|du bist|wenn du|êtes-vous|es-tu|vous êtes|tu es|¿?eres|¿?es usted|usted es|¿?estás|¿?está usted"
/** Words that are as often said of things, or in another sense: only what stands alone or before a person counts. */
const ambiguous =
  'black|asian|hispanic|latin[oax]s?|broke|poor|anxious|conservatives?|trans|seniors?|bipolar|schwarz|hindu|noire?s?|arabe|pauvre|stérile|ruinée?|negr[oa]|pobre|arruinad[oa]|ansios[oa]|impotente'

const being =
  "are you|were you|you are|you're|if you are|if you're|as an?|fellow|bist du|sind sie|du bist|sie sind|wenn du|wenn sie|als|êtes-vous|es-tu|vous êtes|tu es|en tant que|¿?eres|¿?es usted|usted es|¿?estás|¿?está usted|como"
const agency =
  /(?<![\p{L}\p{N}])(?:(?:are you|you are|you're|you) (?:over|under|above|turning|nearing|approaching) \p{N}{2}(?!\p{N}|\s?(?:minutes?|km|kg|%))|in your (?:late |early |mid-?)?(?:\p{N}0s|twenties|thirties|forties|fifties|sixties|seventies)|(?:you are|you're|are you) \p{N}{2}(?: years old)?[?,.]|\p{N}{2}[- ]year[- ]olds? like you|(?:women|men|seniors|singles) like you|at your age|(?:bist du|sind sie|du bist|sie sind) (?:über|unter) \p{N}{2}|in (?:deinem|ihrem) alter|(?:avez-vous|vous avez|as-tu|tu as) (?:plus|moins) de \p{N}{2} ans|à votre âge|à ton âge|¿?(?:tienes|tiene) (?:más|menos) de \p{N}{2} años|a tu edad|a su edad|meet (?:other )?(?:christian|muslim|jewish|black|asian|latino|gay|lesbian|senior|divorced)s?(?: \p{L}+)? (?:near|like) you)/u

const ascriptions: readonly RegExp[] = [
  new RegExp(`${begins}(?:${having})${filler} ?(?:${had})${ends}`, 'u'),
  new RegExp(
    `${begins}(?:${having}) (?:\\p{L}+ )?(?:disease|illness|disorder|krankheit|maladie|enfermedad)${ends}`,
    'u',
  ),
  // "Votre pain" is a loaf: this word counts with English owners alone.
  /(?<!\p{L})(?:do you (?:have|suffer from|live with)|you (?:have|suffer from|live with|struggle with)|(?:struggling|living) with|suffering from|your)(?: (?:own|severe|constant|daily|joint|back|neck|knee))* pain(?![\p{L}-])/u,
  new RegExp(`${begins}(?:${directly})${filler} (?!(?:${ambiguous})(?!\\p{L}))(?:${been})${ends}`, 'u'),
  // "Your black tea" is of a tea: an attribute in front of a thing is the thing's.
  new RegExp(
    `${begins}(?:${being})${filler} (?:${been})(?=$|\\s?[.,;:!?…)\\n"”»]|\\s(?:and|or|but|too|person|people|man|woman|men|women|parents?|couple|seeking|looking|und|oder|et|ou|y|o|in|at|with|because|about|from|wegen|parce|porque|who|wer|der|die|qui|que)(?!\\p{L}))`,
    'u',
  ),
  agency,
]

/** What a text ascribes to its reader, in lower-cased words; undefined where it ascribes nothing. */
export function ascriptionIn(text: string): string | undefined {
  return ascriptions.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)
}

/** Whether a text tells its reader what they are, believe, suffer from or owe. */
export function ascribesAttribute(text: string): boolean {
  return ascriptionIn(text.toLowerCase().replace(/’/g, "'")) !== undefined
}

const spoken = new RegExp(`${begins}(?:${had}|${been})${ends}`, 'u')

/** Whether a text speaks of such an attribute at all; what does is never turned towards the reader. */
export function speaksOfAttribute(text: string): boolean {
  return spoken.test(text.toLowerCase()) || /(?<!\p{L})(?:over|under) \p{N}{2}(?!\p{N})/iu.test(text)
}
