import { phrases } from './phrases.ts'

const flaws =
  '(?:body|belly|tummy|fat|thighs|nose|skin|wrinkles|acne|face|look|looks|weight|figure|hair loss|bald spot|cellulite|stretch marks|double chin|körper|bauch|fett|nase|haut|falten|gewicht|aussehen|gesicht|ventre|corps|graisse|nez|peau|rides|poids|visage|cellulite|cuerpo|barriga|grasa|nariz|piel|arrugas|peso|cara|celulitis)'

export const negativeSelfPerception = phrases(
  `(?:hate|ashamed of|embarrassed (?:by|about|of)|disgusted (?:by|with)|sick of|unhappy with|insecure about|self-conscious about) (?:your|that|those|the) (?:\\p{L}+ )?${flaws}`,
  `tired of (?:your|that|those) (?:ugly |flabby |saggy |fat |big )?${flaws}|(?:get rid of|say goodbye to|lose|hide) (?:your|that) (?:ugly|flabby|saggy|disgusting|embarrassing|gross) \\p{L}+`,
  "(?:are you|you are|you're|you look|feeling|feel) (?:too |so )?(?:fat|ugly|flabby|chubby|unattractive|disgusting|gross)|(?:too fat|too ugly|too old|too bald) (?:for|to)|nobody (?:wants|will love|looks at) you|(?:ugly|disgusting|gross|flabby) (?:belly|body|fat|skin|wrinkles|thighs|teeth)|muffin top|man boobs|beach body ready|hate (?:how|the way) you look|(?:sick|tired|ashamed|embarrassed) (?:of|about|by) (?:how|the way) you look|(?:sick|tired) of looking (?:old|fat|ugly)|(?:ashamed|embarrassed|too shy|afraid) to (?:smile|undress|wear (?:a|shorts|skirts)|be seen|go to the beach)|love handles|beer belly|bingo wings",
  `(?:hasst du|hassen sie|schämst du dich für|schämen sie sich für|unzufrieden mit|genug von|stört (?:dich|sie)) (?:deine?[nrms]?|ihre?[nrms]?) (?:\\p{L}+ )?${flaws}|(?:bist du|du bist|sind sie|fühlst du dich) (?:zu |so )?(?:dick|fett|hässlich|unattraktiv)|hässliche[nrs]? ${flaws}|speckröllchen|problemzonen?|bierbauch|hüftgold|reiterhosen|winkearme|bikinifigur|(?:trauen sie sich|traust du dich) nicht (?:mehr )?(?:an den strand|im bikini|zu lächeln)|zu (?:dick|dünn|hässlich) (?:für|um)`,
  `(?:vous détestez|tu détestes|détestez-vous|honte de|complexée?s? par|marre de) (?:votre|vos|ton|ta|tes) (?:\\p{L}+ )?${flaws}|(?:êtes-vous|vous êtes|tu es|es-tu) (?:trop )?(?:gros(?:se)?|laide?|moche)|bourrelets disgracieux|poignées d'amour|culotte de cheval|peau d'orange|complexée? ?\\?|trop (?:gros(?:se)?|moche|maigre) pour|(?:vilain|vilaines|affreux|affreuses|disgracieux|disgracieuses) ${flaws}`,
  `(?:odias|odia|te avergüenzas de|avergonzad[oa] de|te da vergüenza|hart[oa] de) (?:tu|tus|su|sus) (?:\\p{L}+ )?${flaws}|(?:estás|eres|te sientes) (?:muy |demasiado )?(?:gord[oa]|fe[oa])|(?:fe[oa]s?|asquerosas?|horribles) ${flaws}|michelines|piel de naranja|demasiado (?:gord[oa]|fe[oa]|flac[oa]) para|te da vergüenza (?:sonreír|ir a la playa)`,
)

/** Without the colours that eggs and wines have too. */
const people =
  '(?:étrangers|immigrés|musulmans|juifs|chrétiens|handicapés|homosexuels|arabes|extranjeros|inmigrantes|musulmanes|judíos|cristianos|homosexuales|discapacitados|gitanos)'
const kinds =
  '(?:blacks?|whites?|asians?|hispanics?|latinos?|immigrants?|foreigners?|muslims?|jews?|christians?|gays?|lesbians?|disabled(?: people)?|wheelchair users?|black people|white people|gay people|old people|single mothers|ausländer|migranten|flüchtlinge|muslime|juden|christen|schwule|behinderte|étrangers|immigrés|noirs|blancs|musulmans|juifs|chrétiens|handicapés|homosexuels|extranjeros|inmigrantes|negros|blancos|musulmanes|judíos|cristianos|homosexuales|discapacitados|gitanos)'

export const discrimination = phrases(
  'no (?:irish|poles|turks|arabs|pakistanis|africans|gypsies|travellers|dss|benefits? claimants)(?=[.!,\\n]|$| (?:allowed|please|need apply|tenants|applicants))',
  `no ${kinds}(?: (?:allowed|please|need apply|here))?|not for ${kinds}|${kinds} (?:only|need not apply|not welcome|not allowed|excluded|preferred)|only (?:for )?${kinds}(?= (?:need|may|should|apply|tenants|applicants)|[.!,\\n]|$)|except ${kinds}`,
  '(?:whites|christians|men|women|germans|natives)[- ]only (?:housing|apartments?|jobs?|loans?|tenants?|credit)|native[- ]born (?:only|applicants)|(?:women|men|mothers) need not apply|no (?:kids|children|families) tenants|young (?:applicants|people) only|no one over \\p{N}{2}|under \\p{N}{2}s? only|(?:able-bodied|straight) (?:only|applicants only)',
  `keine ${kinds}|nur (?:für )?(?:deutsche|weiße|christen|einheimische|männer)(?= (?:bewerber|mieter|wohnungen|gesucht|erwünscht)|[.!,\\n]|$)|${kinds} (?:unerwünscht|nicht erwünscht|ausgeschlossen|müssen draußen bleiben)|nicht für ${kinds}`,
  `(?:interdit|fermé) aux ${kinds}|pas d(?:e |')${people}|${kinds} s'abstenir|(?:français de souche|blancs|chrétiens) (?:uniquement|seulement)|réservé aux (?:blancs|français|chrétiens)|sauf (?:les )?${people}`,
  `no se admiten ${kinds}|sin ${people}|${kinds} abstenerse|(?:solo|sólo|únicamente) (?:para )?(?:blancos|españoles|cristianos|nacionales)|prohibido (?:a|para) (?:los )?${kinds}|excepto ${people}`,
)
