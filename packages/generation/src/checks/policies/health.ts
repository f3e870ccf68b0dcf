import { phrases } from './phrases.ts'

const amount =
  "(?:up to |bis zu |jusqu'à |hasta )?(?:\\p{N}[\\p{N}.,]{0,8}|an?|one|two|three|four|five|ten|twenty|zwei|drei|fünf|zehn|deux|trois|cinq|dix|dos|tres|cinco|diez)"
const weight =
  '(?:kg|kilos?|kilogramm|pfund|pounds?|lbs?|stone|inch(?:es)?|dress sizes?|kleidergrößen?|tailles?|tallas?)'
const time =
  '(?:\\p{N}{1,3} |an? |one |two |just |only |nur |einem |einer |wenigen |une? |una? |quelques |pocos |pocas )*(?:days?|weeks?|months?|nights?|hours?|tage?n?|wochen?|monate?n?|nacht|jours?|semaines?|mois|nuit|días?|semanas?|mes(?:es)?|noche)'
const of =
  "(?:(?:the|your|my|all|any|chronic|le|la|les|du|des|de la|votre|vos|ton|tes|el|los|las|tu|tus|su|sus|den|die|das|ihren?|deinen?|jede[nr]?|chronische) |l'|de l'){0,3}"
const illness = `${of}(?:cancer|tumou?rs|diabetes|arthritis|osteoarthritis|asthma|depression|anxiety|insomnia|alzheimer'?s?|dementia|autism|adhd|epilepsy|infertility|obesity|high blood pressure|covid|krebs|arthrose|rheuma|depressionen|demenz|bluthochdruck|unfruchtbarkeit|übergewicht|diabète|arthrite|dépression|alzheimer|hypertension|autisme|obésité|cáncer|artritis|artrosis|depresión|ansiedad|hipertensión|autismo|obesidad)`
const ache = `${of}(?:(?:back|joint|neck|knee|hip|chronic|menstrual) )?(?:pain(?! points?)|pains|backache|headaches?|migraines?|wrinkles|cellulite|acne|hair loss|baldness|tinnitus|eczema|(?:rücken|gelenk|nacken|knie|kopf)?schmerzen|migräne|falten|cellulite|akne|haarausfall|mal de dos|douleurs?|rides|acné|chute de cheveux|dolor(?:es)?(?: de (?:espalda|cabeza|rodilla))?|migrañas?|arrugas|celulitis)`
const someone =
  '(?:members?|clients?|customers|patients?|people|women|men|bod(?:y|ies)|skin|teeth|face|faces|weight|belly|hair|her|him|his|my|sam|kunden|patient(?:en|innen)|frauen|körper|haut|zähne|clientes|pacientes|mujeres|cuerpo|piel|femmes|corps|peau)'
/** Pictures of a kitchen or a garden may be shown before and after; those of a body, or of nothing that is said, may not. */
const unlessOfThings = `(?! (?:d'|(?:of|from|von|de|des|du|ihre[rs]?|deine[rs]?|unsere[rs]?)(?!\\p{L})) ?(?:(?:the|your|our|a|an|this|real|old|tu|su|la|el|un|una|votre|la|le|un|une|unserer|ihrer)(?!\\p{L}) )*(?!(?:${someone}|the|your|our|a|an|this|real|old|tu|su|la|el|un|una|votre|le|une)(?!\\p{L}))\\p{L})`

/** Cures, aches that vanish, bodies that change by themselves. */
const cures = [
  `(?:cures?|curing|heals?|reverses?|eliminates?|banish(?:es)?|prevents|wards off|gets? rid of|frees? you (?:from|of)|protects you (?:from|against)|say goodbye to|no more|remedy (?:for|against)|(?<!(?:find|for|towards|seek) )(?:a|the|our) cure for|works against|helps against) (?:${illness}|${ache})`,
  `(?:makes?|watch|see|feel) (?:${illness}|${ache}) (?:disappear|vanish|go away|melt away|history|a thing of the past)|${ache} (?:disappears|vanish(?:es)?|melts? away|will disappear|is gone|are gone)|(?:pain|wrinkle|acne|cellulite)[- ]free (?:in|within|after|overnight|for life|for good|guaranteed)`,
  `(?:heilt|besiegt|kuriert|beseitigt|verhindert|hilft (?:\\p{L}+ )?gegen|wirkt (?:\\p{L}+ )?gegen|schützt (?:\\p{L}+ )?vor|mittel gegen|befreit (?:\\p{L}+ )?von|nie wieder) ${illness}|(?:heilt|beseitigt|befreit (?:\\p{L}+ )?von|nie wieder|schluss mit) ${ache}|lässt ${ache} verschwinden|(?:${illness}|${ache}) (?:verschwinde(?:n|t)|sind weg|ist weg|ade|adieu|besiegen|heilen)(?! \\p{L}+ nicht)|schmerzfrei (?:in|nach|über nacht|für immer)`,
  `(?:guérit|élimine|prévient|protège (?:du|contre)|efficace contre|remède (?:contre|à|au)|débarrasse|fait disparaître|vient à bout) (?:de |du |des )?(?:${illness}|${ache})|(?:adieu|fini|finies|finis|plus jamais|dites adieu (?:à|au|aux)) (?:de |le |la |les )?(?:${illness}|${ache})|sans douleur en \\p{N}+`,
  `(?:cura|curan|elimina|eliminan|previene|revierte|acaba con|hace desaparecer|remedio (?:contra|para)|eficaz contra|protege (?:del|de la|contra)|libera (?:del|de la)|adiós (?:a|al|a la)|nunca más) (?:${illness}|${ache})|sin dolor en \\p{N}+`,
]
/** Aches that are said to be over, in the order of each language. */
const ended = [
  `(?:the|your|their|all|that) (?:(?:back|neck|knee|joint|lower|chronic|whole) ){0,2}(?:pain|aches?|headaches?|migraines?|itch(?:ing)?|stiffness) (?:will |simply |just |soon |has |have |is |are ){0,2}(?:goes|going|go|gone|went|vanish(?:es|ed)?|fades?|over|stops?|lifts?|history|forgotten)|your (?:back|neck|knees?|shoulders?|hips?|joints?|head|feet) (?:(?:will )?(?:stops?|no longer|never)|won't|will not|will never|doesn't|don't) (?:ever )?(?:hurts?|hurting|aches?|aching)`,
  `(?:sind|ist|waren) (?:(?:die|ihre|deine|alle|der|das|ihr|dein) )?${ache} (?:\\p{L}+ ){0,2}(?:verschwunden|weg|vorbei|vergessen|passé|geschichte|wie weggeblasen)|(?:die|ihre|deine|alle) ${ache} (?:(?:sind|ist|werden) )?(?:\\p{L}+ ){0,4}(?:verschwunden|verschwinden|vergessen|wie weggeblasen|vorbei)|(?:verschwinden|vergehen) (?:(?:ihre|deine|die|alle) )?${ache}|(?:ihr|dein) (?:rücken|nacken|knie|kopf) (?:schmerzt|tut) (?:\\p{L}+ ){0,3}(?:nicht mehr|nie wieder|nie mehr)`,
  `${ache} (?:disparaî(?:t|tra|ssent|tront)|(?:a|ont) disparu|s'en va|s'en vont|s'envolent?|s'effacent?|oubliée?s?)|(?:dos|nuque|genoux?|épaules?) ne (?:(?:vous|te) )?(?:fait|font|fera|feront) plus (?:jamais )?(?:mal|souffrir)`,
  `${ache} (?:(?:se )?(?:desaparece(?:n|rán?)?|va|van|irán?|esfuman?|acabó|acabaron)|(?:ha|han) desaparecido|desapareció)|(?:espalda|cuello|rodillas?|cabeza) (?:(?:te|le) )?(?:ya no |no |nunca (?:más )?|deja(?:rá)?n? de )(?:(?:te|le|volverán? a) )*(?:duelen?|dolerán?|doler(?:te)?)`,
]
const bodies = [
  `(?:lose|drop|shed|burn) ${amount} ?${weight}(?: \\p{L}+){0,3} (?:in|within|by|overnight|a|per|each|every) ?(?:${time})?`,
  '(?:lose|drop|shed) (?:the )?weight (?:fast|quickly|overnight|effortlessly|instantly|while you \\p{L}+|without (?:diet|exercise|effort|trying)\\p{L}*)',
  `(?:burns?|melts?|torch(?:es)?|blasts?) (?:\\p{L}+ )?(?:fat|calories) (?:while|as|when) you (?:sleep|rest|sit|eat|relax|watch|work|do nothing)|(?:fat|calories) burn (?:while|as) you|(?:makes?|get|keeps?) (?:you |yourself )?(?:slim|slimmer|skinny|thin|thinner) (?:fast|quick|quickly|overnight|without|in|while)|makes you (?:slim|slimmer|thin|thinner|skinny|lose weight)|slims you|eat (?:what|whatever|all) you (?:want|like) and (?:still )?(?:lose|stay slim)|flat (?:stomach|belly|tummy|abs) in ${time}`,
  `(?:look|feel|be) (?:up to )?(?:\\p{N}{1,2}|five|ten|twenty) years younger|(?:stops?|reverses?|halts?) (?:ageing|aging|the ageing process)|(?:regrows?|restores?) (?:your |lost )?hair in ${time}|(?:grow|gain) ${amount} ?(?:inch(?:es)?|cm) (?:taller|in)`,
  `(?:\\p{N}{1,3}|zehn|fünf|zwei|drei) ?(?:kg|kilos?|pfund) (?:in|binnen|pro) ${time} (?:abnehmen|verlieren|weniger)|(?:verlieren sie|verliere|nehmen sie|nimm) ${amount} ?(?:kg|kilos?|pfund) (?:ab )?(?:in|binnen|pro) ${time}|\\p{N}{1,3} ?(?:kg|kilos?|pfund) weniger in`,
  'abnehmen (?:ohne (?:diät|sport|hunger|anstrengung|verzicht|mühe)|im schlaf|über nacht)|schlank (?:über nacht|im schlaf|ohne)|mach(?:t|en) (?:\\p{L}+ )?schlank|(?:pfunde|kilos) (?:purzeln|schmelzen)|fett (?:verbrennen|verbrennt|schmilzt) (?:im schlaf|ohne|während|beim)|verbrennt fett (?:im schlaf|ohne|während|beim)|flacher bauch in|(?:\\p{N}{1,2}|zehn|fünf) jahre jünger|(?:sofortige|garantierte|dauerhafte) ergebnisse|wunder(?:mittel|pille|diät|kur)',
  `(?:perdez|perds|perdre) ${amount} ?(?:kg|kilos?)(?: \\p{L}+){0,3} (?:en|par) ${time}|(?:maigri[rs](?:sez)?|mincir|minci[rs]sez|perd(?:re|ez|s) du poids) (?:sans (?:régime|effort|sport)|en (?:dormant|mangeant|\\p{N}+)|vite|rapidement)|(?:fait|font) (?:maigrir|mincir|fondre (?:les|la|vos|votre|le) (?:graisses?|kilos|ventre|bourrelets|cellulite))|brûle[rz]? (?:les |vos |tes |des )?(?:graisses|calories) (?:en dormant|sans|pendant)|ventre plat en|\\p{N}{1,2} ans de moins|rajeunissez de|résultats? (?:immédiats?|garantis?|permanents?)|(?:pilule|remède|produit|régime) miracle`,
  `(?:pierde|pierda|perder|baja|bajar) ${amount} ?(?:kg|kilos?)(?: \\p{L}+){0,3} (?:en|por|a la|al) ${time}|(?:adelgaza(?:r)?|adelgace|pierde peso|pierda peso|baja de peso|perder peso) (?:sin (?:dieta|esfuerzo|ejercicio)|comiendo|durmiendo|mientras|rápido)|quema(?:r)? (?:la )?(?:grasa|calorías) (?:mientras|sin|durmiendo)|vientre plano en|\\p{N}{1,2} años (?:más joven|menos)|resultados? (?:inmediatos?|garantizados?|permanentes?)|(?:píldora|pastilla|remedio|dieta|producto) milagros?[oa]?`,
]
const shown = [
  `(?:before[- ](?:and|&)[- ]after (?:photos?|pictures?|pics?|images?|shots?|results?|transformations?)|before/after|see (?:our|her|his|their|my) before and after)${unlessOfThings}`,
  `(?:vorher[- ]nachher[- ](?:bild|foto|vergleich)\\p{L}*|photos? avant[-/ ]après|fotos? (?:del |de )?antes y (?:el )?después)${unlessOfThings}`,
]

const frail = {
  en: '(?:stooped|stiff|hunched|bent(?: double)?|limping|overweight|fat|wrinkled|in pain|bald|slumped|bedridden)',
  de: '(?:krumm|steif|gebeugt|gebückt|verspannt|faltig|dick|übergewichtig|lahm|humpelnd|hinkend|buckelig|bettlägerig)',
  fr: '(?:voûtée?|courbée?|raide|boiteu(?:x|se)|ridée?|grosse?|obèse|coincée?|tordue?|clouée? au lit)',
  es: '(?:encorvad[oa]|torcid[oa]|rígid[oa]|coj[oa]|arrugad[oa]|gord[oa]|dolorid[oa]|ties[oa]|postrad[oa])',
}
/** Where a sentence begins that names nobody: a rim may be bent before and round after. */
const nobody = '(?<=(?:^|[.!?\\n] ?))'
/** The same told in two words: bent before, upright after. */
const told = [
  `${nobody}(?:before|yesterday):? (?:still )?${frail.en}[.,;:–-]? ?(?:and )?(?:after(?:wards)?|today|now)(?!\\p{L})|${nobody}${frail.en} (?:before|yesterday)[,;]? (?:and )?\\p{L}+ (?:after(?:wards)?|today|now)`,
  `${nobody}(?:vorher|davor|gestern|früher):? (?:noch )?${frail.de}[.,;:–-]? ?(?:und )?(?:nachher|danach|heute|jetzt|hinterher)(?!\\p{L})`,
  `${nobody}(?:avant|hier) ?:? (?:encore )?${frail.fr} ?[.,;:–-]? ?(?:et )?(?:après|aujourd'hui|maintenant)(?!\\p{L})`,
  `${nobody}(?:antes|ayer):? (?:aún )?${frail.es}[.,;:–-]? ?(?:y )?(?:después|hoy|ahora)(?!\\p{L})`,
]

export const unrealisticOutcomes = phrases(
  ...cures,
  ...ended,
  ...bodies,
  ...shown,
  ...told,
  '(?:instant|immediate|permanent|overnight|guaranteed|miracle) (?:results?|weight loss|hair growth|cures?|transformation|success)',
  '(?:results|success|weight loss) (?:overnight|guaranteed|in (?:a )?seconds)',
  'miracle (?:cure|pill|diet|drug|drink|product)s?|wonder drugs?|(?:melts?|blasts?|torch(?:es)?) (?:away )?(?:your )?(?:belly |body )?fat',
  'works (?:for everyone|every time|100 ?%)|100 ?% (?:effective|success(?: rate)?|wirksam|efficace|eficaz)|never (?:age|get sick|fail) again|cellulite (?:gone|free) in',
)
