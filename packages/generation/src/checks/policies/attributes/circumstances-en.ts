import { type CircumstanceWords, closes, onwards, opens } from './circumstances.ts'

const kind =
  'single|lone|unmarried|autistic|deaf|blind|disabled|diabetic|black|asian|gay|lesbian|queer|trans|transgender|muslim|christian|jewish|hindu|catholic|divorced|widowed|unemployed|jobless|retired|immigrant|refugee|overweight|lonely|depressed|low-income|indebted'
const parts = 'belly|tummy|stomach|nose|skin|thighs|body|bottom|face|hair|teeth|legs|arms'
const severed = 'divorce|separation|break-?up|redundancy|bankruptcy|conviction|diagnosis'

/** Asked of those whom a bank or a landlord would not have: "Turned down by your bank?" */
const refused = `${opens}(?:(?:been|were you|have you been|just|again) )*(?:turned down|refused|rejected|declined|denied) (?:by|for|at) (?:(?:your|the|a|an|another|every|any) )*(?:banks?|lenders?|loans?|credit|mortgages?|cards?|landlords?|insurers?)[^.?!\\n]{0,60}\\?`
/** "You cannot afford to miss it" says nothing of means. */
const unaffordable = `(?:since|because|as|now that|though|although|we know|we know that) you (?:really |simply |just )?(?:cannot|can't|can hardly|can barely|could not|couldn't) (?:afford|pay)(?! to (?:miss|lose|ignore|wait|be|forget))|${opens}(?:cannot|can't|unable to) afford [^.?!\\n]{1,40}\\?|(?:since|because|as) (?:money is tight for you|you are short of (?:money|cash))`
/** Looks that age has left, asked of their owner. */
const marked = `${opens}(?:(?:is|has|does|your|an?) )*(?:[\\p{L}-]+ )?(?:skin|face|hands|hair|eyes)(?: \\p{L}+)? (?:marked|lined|thinned|dulled|aged|sagging|changed) (?:by|with|from) (?:age|the years|time|the menopause)[^.?!\\n]{0,20}\\?|${opens}(?:mature|ageing|aging|wrinkled|sagging|spotty|greying|thinning) (?:skin|hair)\\s?\\?`

export const englishCircumstances: CircumstanceWords = {
  people: `(?:${kind}) (?:mum|mom|mother|dad|father|parent|adult|person|man|woman|couple|student|girl|boy)s?|(?:${kind}) (?:people|men|women|folk)|widow(?:er)?s?|divorcees?|veterans?|pensioners?|retirees?|immigrants?|migrants?|refugees?|muslims?|christians?|jews?|hindus?|buddhists?|catholics?|gays?|lesbians?|diabetics?|epileptics?|alcoholics?|addicts?|smokers?|singles?|bachelors?|ex-offenders?`,
  frames: [
    ['as an?', '(?: (?:of|with|in|who|on|from) [^.!?,\\n]{1,30})?,? you'],
    ['', ', you \\p{L}+'],
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
  whole: `${refused}|${unaffordable}|${marked}|as an? (?:\\p{L}+ )?(?:divorced|widowed|unemployed|jobless|autistic|disabled|diabetic|overweight|pregnant|single-parent|lone-parent|low-income|indebted|retired|elderly) \\p{L}+(?: [^.!?,\\n]{1,30})?,? you|feeling your age|your age (?:shows|is showing|is catching up)|you(?:'re| are) (?:no longer (?:as |so )?young|not (?:as|so) young as|not getting any younger)|because of your (?:\\p{L}+ )?credit|(?:your|with a|despite a) (?:bad|poor|low|damaged|patchy|weak|ruined|thin) credit|(?:you are|you're|are you) (?:getting |too |so )?old(?:${closes}|(?= and ))|(?:feeling|getting|tired of being) old\\s?\\?|your (?:${severed}) (?:was|has|is|hurts?|cost|took|left|made)|(?:since|after|following|despite) your (?:${severed})|your (?:bad|dodgy|weak|arthritic|broken|failing|swollen) (?:knees?|hips?|back|heart|joints?|lungs?|eyesight|hearing|shoulders?|spine|liver|kidneys?|bladder)|your (?:mortgage|rent|loan|overdraft|credit card|payments?) (?:is|are) (?:late|overdue|in arrears|unpaid|maxed out)|you (?:\\p{L}+ )?(?:drink|smoke|gamble|weigh) too much${closes}|your (?:drinking|smoking|gambling) (?:is|was|has|worries|hurts|costs|ruins|harms|habit)|your (?:bald(?:ing)? (?:patch|spot|head)|receding hairline)|your (?:${parts}) (?:is|are|looks?) (?:too |so |getting )?(?:fat|ugly|big|flabby|wrinkled|old|saggy|bald|disgusting)|(?:gay|queer|lgbt)[- ]friendly,? (?:just )?like you|you (?:always )?voted? (?:for )?(?:labour|conservative|tory|democrat|republican|the (?:left|right))\\p{L}{0,2}|you(?:r (?:wife|husband|partner) left you| live alone${closes}| lost your (?:job|husband|wife))`,
}
