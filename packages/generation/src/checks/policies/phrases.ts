/** Wording that a rule looks for, lower-cased, whole words; in every language at once, as nobody writes in one alone. */
export function phrases(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

const amount =
  "(?:up to |bis zu |jusqu'à |hasta )?(?:\\p{N}[\\p{N}.,]{0,8}|an?|one|two|three|four|five|ten|twenty|zwei|drei|fünf|zehn|deux|trois|cinq|dix|dos|tres|cinco|diez)"
const weight =
  '(?:kg|kilos?|kilogramm|pfund|pounds?|lbs?|stone|inch(?:es)?|dress sizes?|kleidergrößen?|tailles?|tallas?)'
const time =
  '(?:\\p{N}{1,3} |an? |one |two |just |only |nur |einem |einer |wenigen |une? |una? |quelques |pocos |pocas )*(?:days?|weeks?|months?|nights?|hours?|tage?n?|wochen?|monate?n?|nacht|jours?|semaines?|mois|nuit|días?|semanas?|mes(?:es)?|noche)'
const illness =
  "(?:cancer|diabetes|arthritis|acne|anxiety|depression|insomnia|alzheimer'?s?|autism|krebs|arthrose|akne|migräne|migraines?|le cancer|le diabète|l'arthrose|l'acné|el cáncer|la diabetes|la artritis|el acné)"

export const unrealisticOutcomes = phrases(
  `(?:lose|drop|shed|burn) ${amount} ?${weight}(?: \\p{L}+){0,3} (?:in|within|by|overnight) ?(?:${time})?`,
  '(?:lose|drop|shed) (?:the )?weight (?:fast|quickly|overnight|effortlessly|instantly|without (?:diet|exercise|effort|trying)\\p{L}*)',
  '(?:instant|immediate|permanent|overnight|guaranteed|miracle) (?:results?|weight loss|hair growth|cures?|transformation|success)',
  '(?:results|success) (?:overnight|guaranteed|in (?:a )?seconds)',
  'before[- ](?:and|&)[- ]after (?:photos?|pictures?|pics?|images?|shots?|results?|transformations?)|before/after|see (?:the|our|her|his|their|my) before and after',
  'miracle (?:cure|pill|diet|drug|drink|product)s?|wonder drugs?|(?:melts?|blasts?|torch(?:es)?) (?:away )?(?:your )?(?:belly |body )?fat',
  `(?:cures?|heals?|reverses?|eliminates?|heilt|besiegt|guérit|cura|elimina) ${illness}`,
  'works (?:for everyone|every time|100 ?%)|100 ?% (?:effective|success(?: rate)?|wirksam|efficace|eficaz)|never (?:age|get sick|fail) again|cellulite (?:gone|free) in',
  `(?:\\p{N}{1,3}|zehn|fünf|zwei|drei) ?(?:kg|kilos?|pfund) (?:in|binnen) ${time} (?:abnehmen|verlieren|weniger)|(?:verlieren sie|verliere|nehmen sie|nimm) ${amount} ?(?:kg|kilos?|pfund) (?:ab )?(?:in|binnen) ${time}`,
  'abnehmen ohne (?:diät|sport|hunger|anstrengung|verzicht)|schlank (?:über nacht|im schlaf)|(?:sofortige|garantierte|dauerhafte) ergebnisse|wunder(?:mittel|pille|diät|kur)|vorher[- ]nachher[- ](?:bild|foto|vergleich)\\p{L}*',
  `(?:perdez|perds|perdre) ${amount} ?(?:kg|kilos?)(?: \\p{L}+){0,3} en ${time}|maigri[rs](?:sez)? sans (?:régime|effort|sport)|résultats? (?:immédiats?|garantis?|permanents?)|(?:pilule|remède|produit|régime) miracle|photos? avant[-/ ]après`,
  `(?:pierde|pierda|perder|baja|bajar) ${amount} ?(?:kg|kilos?)(?: \\p{L}+){0,3} en ${time}|adelgaza(?:r)? sin (?:dieta|esfuerzo|ejercicio)|resultados? (?:inmediatos?|garantizados?|permanentes?)|(?:píldora|pastilla|remedio|dieta|producto) milagros?[oa]?|fotos? (?:del |de )?antes y (?:el )?después`,
)

const flaws =
  '(?:body|belly|tummy|fat|thighs|nose|skin|wrinkles|acne|face|look|looks|weight|figure|hair loss|bald spot|cellulite|stretch marks|double chin|körper|bauch|fett|nase|haut|falten|gewicht|aussehen|gesicht|ventre|corps|graisse|nez|peau|rides|poids|visage|cellulite|cuerpo|barriga|grasa|nariz|piel|arrugas|peso|cara|celulitis)'

export const negativeSelfPerception = phrases(
  `(?:hate|ashamed of|embarrassed (?:by|about|of)|disgusted (?:by|with)|sick of|unhappy with|insecure about|self-conscious about) (?:your|that|those|the) (?:\\p{L}+ )?${flaws}`,
  `tired of (?:your|that|those) (?:ugly |flabby |saggy |fat |big )?${flaws}|(?:get rid of|say goodbye to|lose|hide) (?:your|that) (?:ugly|flabby|saggy|disgusting|embarrassing|gross) \\p{L}+`,
  "(?:are you|you are|you're|you look|feeling|feel) (?:too |so )?(?:fat|ugly|flabby|chubby|unattractive|disgusting|gross)|(?:too fat|too ugly|too old|too bald) (?:for|to)|nobody (?:wants|will love|looks at) you|(?:ugly|disgusting|gross|flabby) (?:belly|body|fat|skin|wrinkles|thighs|teeth)|muffin top|man boobs|beach body ready",
  `(?:hasst du|hassen sie|schämst du dich für|schämen sie sich für|unzufrieden mit|genug von|stört (?:dich|sie)) (?:deine?[nrms]?|ihre?[nrms]?) (?:\\p{L}+ )?${flaws}|(?:bist du|du bist|sind sie|fühlst du dich) (?:zu |so )?(?:dick|fett|hässlich|unattraktiv)|hässliche[nrs]? ${flaws}|speckröllchen|problemzonen?`,
  `(?:vous détestez|tu détestes|détestez-vous|honte de|complexée?s? par|marre de) (?:votre|vos|ton|ta|tes) (?:\\p{L}+ )?${flaws}|(?:êtes-vous|vous êtes|tu es|es-tu) (?:trop )?(?:grosse?|laide?|moche)|bourrelets disgracieux|(?:vilain|vilaines|affreux|affreuses|disgracieux|disgracieuses) ${flaws}`,
  `(?:odias|odia|te avergüenzas de|avergonzad[oa] de|te da vergüenza|hart[oa] de) (?:tu|tus|su|sus) (?:\\p{L}+ )?${flaws}|(?:estás|eres|te sientes) (?:muy |demasiado )?(?:gord[oa]|fe[oa])|(?:fe[oa]s?|asquerosas?|horribles) ${flaws}`,
)

const kinds =
  '(?:blacks?|whites?|asians?|hispanics?|latinos?|immigrants?|foreigners?|muslims?|jews?|christians?|gays?|lesbians?|disabled(?: people)?|wheelchair users?|black people|white people|gay people|old people|single mothers|ausländer|migranten|flüchtlinge|muslime|juden|christen|schwule|behinderte|étrangers|immigrés|noirs|blancs|musulmans|juifs|chrétiens|handicapés|homosexuels|extranjeros|inmigrantes|negros|blancos|musulmanes|judíos|cristianos|homosexuales|discapacitados|gitanos)'

export const discrimination = phrases(
  `no ${kinds}(?: (?:allowed|please|need apply|here))?|not for ${kinds}|${kinds} (?:only|need not apply|not welcome|not allowed|excluded|preferred)|only (?:for )?${kinds}(?= (?:need|may|should|apply|tenants|applicants)|[.!,\\n]|$)|except ${kinds}`,
  '(?:whites|christians|men|women|germans|natives)[- ]only (?:housing|apartments?|jobs?|loans?|tenants?|credit)|native[- ]born (?:only|applicants)|(?:women|men|mothers) need not apply|no (?:kids|children|families) tenants|young (?:applicants|people) only|no one over \\p{N}{2}|under \\p{N}{2}s? only|(?:able-bodied|straight) (?:only|applicants only)',
  `keine ${kinds}|nur (?:für )?(?:deutsche|weiße|christen|einheimische|männer)(?= (?:bewerber|mieter|wohnungen|gesucht|erwünscht)|[.!,\\n]|$)|${kinds} (?:unerwünscht|nicht erwünscht|ausgeschlossen|müssen draußen bleiben)|nicht für ${kinds}`,
  `(?:interdit|fermé) aux ${kinds}|pas d(?:e |')${kinds}|${kinds} s'abstenir|(?:français de souche|blancs|chrétiens) (?:uniquement|seulement)|réservé aux (?:blancs|français|chrétiens)|sauf (?:les )?${kinds}`,
  `no se admiten ${kinds}|sin ${kinds}|${kinds} abstenerse|(?:solo|sólo|únicamente) (?:para )?(?:blancos|españoles|cristianos|nacionales)|prohibido (?:a|para) (?:los )?${kinds}|excepto ${kinds}`,
)
