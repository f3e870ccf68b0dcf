import { type CircumstanceWords, closes, onwards } from './circumstances.ts'

const kind =
  'single|lone|unmarried|autistic|deaf|blind|disabled|diabetic|black|asian|gay|lesbian|queer|trans|transgender|muslim|christian|jewish|hindu|catholic|divorced|widowed|unemployed|jobless|retired|immigrant|refugee|overweight|lonely|depressed|low-income|indebted'
const parts = 'belly|tummy|stomach|nose|skin|thighs|body|bottom|face|hair|teeth|legs|arms'
const severed = 'divorce|separation|break-?up|redundancy|bankruptcy|conviction|diagnosis'

export const englishCircumstances: CircumstanceWords = {
  people: `(?:${kind}) (?:mum|mom|mother|dad|father|parent|adult|person|man|woman|couple|student|girl|boy)s?|(?:${kind}) (?:people|men|women|folk)|widow(?:er)?s?|divorcees?|veterans?|pensioners?|retirees?|immigrants?|migrants?|refugees?|muslims?|christians?|jews?|hindus?|buddhists?|catholics?|gays?|lesbians?|diabetics?|epileptics?|alcoholics?|addicts?|smokers?|singles?|bachelors?|ex-offenders?`,
  frames: [
    ['as an?', ',? you'],
    ['you,? as an?', ''],
    ['you, an?', ','],
    ['being an?', ' (?:is|was|means|makes)'],
    ['', ',? (?:just |exactly )?like you(?:rself)?'],
    ['', `${onwards}for you${closes}`],
  ],
  states: 'single|lonely|skint|unmarried|penniless|hard up|short of money|a smoker|a widow(?:er)?|a pensioner',
  shared: 'fat|ugly|bald(?:ing)?|chubby|flabby|wrinkled|separated|broke|poor',
  being: "are you|you are|you're|if you're|do you feel|you feel",
  leads: 'still|always|often|recently|newly|suddenly|once|feeling|so|and|hey',
  wearied:
    '(?:tired|sick|ashamed|afraid|fed up) (?:of|with) (?:being|feeling|looking|getting)|(?:feeling|getting|looking|recently|newly)(?: too| so)?|too',
  relatives:
    'your (?:child|kid|son|daughter|husband|wife|partner|mother|father|mum|mom|dad|baby|teenager)s? (?:has|have|is|are|suffers? from)',
  whole: `(?:you are|you're|are you) (?:getting |too |so )?old(?:${closes}|(?= and ))|(?:feeling|getting|tired of being) old\\s?\\?|your (?:${severed}) (?:was|has|is|hurts?|cost|took|left|made)|(?:since|after|following|despite) your (?:${severed})|your (?:bad|dodgy|weak|arthritic|broken|failing|swollen) (?:knees?|hips?|back|heart|joints?|lungs?|eyesight|hearing|shoulders?|spine|liver|kidneys?|bladder)|your (?:mortgage|rent|loan|overdraft|credit card|payments?) (?:is|are) (?:late|overdue|in arrears|unpaid|maxed out)|you (?:\\p{L}+ )?(?:drink|smoke|gamble|weigh) too much${closes}|your (?:drinking|smoking|gambling) (?:is|was|has|worries|hurts|costs|ruins|harms|habit)|your (?:bald(?:ing)? (?:patch|spot|head)|receding hairline)|your (?:${parts}) (?:is|are|looks?) (?:too |so |getting )?(?:fat|ugly|big|flabby|wrinkled|old|saggy|bald|disgusting)|(?:gay|queer|lgbt)[- ]friendly,? (?:just )?like you|you (?:always )?voted? (?:for )?(?:labour|conservative|tory|democrat|republican|the (?:left|right))\\p{L}{0,2}|you(?:r (?:wife|husband|partner) left you| live alone${closes}| lost your (?:job|husband|wife))`,
}
