import type { AttributeWords } from './words.ts'

const tens = 'twenties|thirties|forties|fifties|sixties|seventies|eighties'

const years = '(?:\\p{N}{2}|thirty|forty|fifty|sixty|seventy|eighty)'

export const english: AttributeWords = {
  had: "diabetes|depression|anxiety|adhd|autism|bipolar disorder|obesity|cancer|hiv|aids|infertility|impotence|addictions?|alcoholism|disabilit(?:y|ies)|(?:chronic )?(?:illness|disease)|eating disorders?|mental (?:illness|disorders?)|panic attacks|ptsd|ocd|dementia|alzheimer's|epilepsy|herpes|ibs|gout|arthritis|asthma|insomnia|migraines?|psoriasis|eczema|acne|menopause|high blood pressure|high cholesterol|erectile dysfunction|hair loss|stds?|(?:drinking|gambling|weight|drug) problems?|debts?|(?:money|financial|credit) (?:problems|troubles?|worries|difficulties)|bad credit|(?:poor|low|bad) credit (?:score|rating|history)|ccjs?|unpaid bills|bankruptcy|criminal record|disorder",
  ached: '(?:(?:chronic|severe|constant|daily|joint|back|neck|knee|hip|shoulder|own) )*pain|(?:back|neck|knee)ache',
  been: '(?:pre-?)?diabetics?|depressed|autistic|(?:morbidly )?obese|overweight|pregnant|infertile|impotent|addicted|addicts?|alcoholics?|disabled|handicapped|hard of hearing|suicidal|menopausal|christians?|muslims?|jew(?:s|ish)?|hindus?|buddhists?|catholics?|atheists?|gays?|lesbians?|bisexual|queer|transgender|homosexuals?|african[- ]american|caucasian|immigrants?|refugees?|bankrupt|in debt|deep in debt|on benefits|on (?:a )?low income|out of work|behind (?:on|with) (?:the|your|my) (?:rent|bills|mortgage|payments)|unable to pay (?:the|your) (?:bills|rent)|living pay ?che(?:ck|que) to pay ?che(?:ck|que)|unemployed|jobless|homeless|low[- ]income|convicted|felons?|ex-offenders?|democrats?|republicans?|socialists?|union members?|divorced|widowed|widow(?:er)?s?|elderly|senior citizens?|single (?:mom|mum|dad|parent|mother|father)s?',
  ambiguous: 'black|asian|hispanic|latin[oax]s?|broke|poor|anxious|conservatives?|trans|seniors?|bipolar|deaf|blind',
  coloured: 'black|asian|hispanic|latin[oax]s?|conservatives?|trans|seniors?|blind',
  aged: `(?:over|under|past|above|turning|nearing|approaching|nearly|almost|aged|aged over|older than) ${years}|${years} ?(?:\\+|plus|or (?:over|older|above)|and (?:over|older|above))|${years} years old|in (?:your|my|the) (?:late |early |mid-?)?(?:\\p{N}0s|${tens})|born (?:before|in) (?:the )?19\\p{N}{2}s?`,
  having:
    "do you have|have you got|have you been diagnosed with|you(?:'ve| have) been diagnosed with|you've got|do you (?:suffer|suffer from|live with|struggle with|battle|battle with)|(?:are )?you(?:'re| are)? (?:suffering from|suffering with|struggling with|living with|battling|fighting|coping with|dealing with|drowning in)|you (?:have|suffer from|live with|struggle with)|your",
  directly:
    "are you|were you|you are|you're|if you are|if you're|do you feel|you feel|(?:you|might you|could you) (?:may |might |could )?be",
  being: "are you|were you|you are|you're|if you are|if you're|do you feel|you feel|as an?|fellow",
  filler:
    'a|an|the|own|still|also|often|feeling|getting|becoming|being|really|so|very|too|a bit|a little|already|currently|newly|recently|another|severe|chronic|type \\p{N}|serious|big|huge|growing|mounting|crushing|clinically|secretly|any|some',
  leads:
    'feeling|feel|still|always|often|constantly|getting|being|been|newly|recently|currently|suddenly|secretly|severely|a bit|a little|too|so|really|very|clinically|a|an|the|your|with|got|have|having|no more|(?:living|struggling|coping|dealing|diagnosed|fighting|battling) with|(?:suffering|suffer) (?:from|with)|struggle with|battling|fighting|facing|managing|beating|(?:drowning|buried|trapped|stuck) (?:in|by|under)|deep in|(?:sick|tired|ashamed|afraid) of|worried (?:about|by)|fed up with|(?:burdened|plagued|crushed|held back) by|because of|is it|could it be|type \\p{N}|chronic|severe|serious|bad|huge|mounting|growing|(?:hey|so|well|psst|and|or|but),?',
  calls: 'attention|attention,? all|calling|calling all|hey|dear|fellow|listen up|good news for you',
  joins: 'and|or|but|yet|&|with|because',
  follows:
    'and|or|but|too|person|people|man|woman|men|women|parents?|couple|seeking|looking|in|at|with|because|about|from|who',
  compounds:
    'advis[eo]rs?|advice|insurance|cover(?:age)?|polic(?:y|ies)|lawyers?|solicitors?|specialists?|nurses?|teams?|support|research|charity|charities|collectors?|management|counsell?ing|counsell?ors?|free|of (?:gratitude|thanks|honour|honor)',
  whole: `(?:are you|you are|you're|you|if you're) (?:over|under|above|past|turning|nearing|approaching) ${years}(?!\\p{N}|\\s?(?:minutes?|km|kg|%|years of))|(?:are you|you are|you're) (?:aged )?(?:over )?${years}(?: ?\\+| plus| or (?:over|older)| years old)?(?=[?,.]| and )|in your (?:late |early |mid-?)?(?:\\p{N}0s|${tens})|${years}[- ]year[- ]olds? like you|(?:women|men|seniors|singles) like you|at your age|(?:women|men|people|moms|mums|anyone) (?:of )?your age|(?:once you (?:hit|turn|reach)|now (?:that )?you(?:'re| are)|you (?:turned|hit)) ${years}(?=[?,.!]|$)|(?:meet|join|date) (?:other|fellow) (?:christians?|muslims?|jews|catholics|hindus|gays?|lesbians|diabetics|immigrants|single (?:moms|mums|dads|parents)|divorcees|seniors|alcoholics|addicts)|meet (?:other )?(?:christian|muslim|jewish|black|asian|latino|gay|lesbian|senior|divorced)s?(?: \\p{L}+)? (?:near|like) you|your (?:\\p{L}+ )?(?:disease|illness|disorder)|(?:can't|cannot|unable to|struggling to) (?:pay (?:your|the) (?:bills|debts|rent|mortgage)|make ends meet)|(?:refused|turned down for|denied) (?:a loan|credit|a mortgage)(?= ?\\?| again ?\\?)|(?:depression|anxiety|diabetes|arthritis|debts?|asthma|insomnia|acne|addiction|menopause|illness)(?: \\p{L}+){0,2} (?:you down|you up at night|your (?:life|sleep|days|family|home|savings)|you awake|on your mind)(?=[^.!\\n]{0,20}\\?)`,
}
