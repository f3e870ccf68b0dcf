import { ailments, defences, parts } from './body.ts'
import { type Rule, rulesOf } from './rule.ts'
import { keyHeld, namesOf, type Thing } from './things.ts'

/** Ailments that are nothing else: stress, a cold and tension let up in offices and kitchens, too. */
const plain = ailments.filter(([key]) => !['stress', 'infections', 'blood pressure', 'wrinkles'].includes(key))
const keepable = [...ailments.filter(([key]) => key !== 'stress' && key !== 'infections'), ...defences, ...parts]
const named = (things: readonly Thing[]) => namesOf(things).map((names) => `(?:${names})`)
const [ailEn, ailDe, ailFr, ailEs] = named(plain)
const [keptEn, keptDe, keptFr, keptEs] = named(keepable)

const bodies = {
  en: '(?:back|neck|shoulders?|knees?|joints?|hips?|skin|muscles?|spine|stomach|gut|digestion)',
  de: '(?:nacken|rücken|knien?|schultern?|hüften?|gelenke|haut|muskeln|magen|darm|verdauung|wirbelsäule)',
  fr: '(?:dos|nuque|épaules?|genoux?|articulations|peau|muscles|ventre|digestion|hanches?)',
  es: '(?:espalda|cuello|rodillas?|hombros?|articulaciones|piel|cervicales|caderas?|digestión)',
}
const restored = {
  en: '(?:(?:free|loose|supple|mobile|straight|well|smooth|clear|calm|right) again|(?:freely|easily) again|like new|(?:as )?good as new|healed|pain[- ]free)',
  de: '(?:wieder (?:\\p{L}+ )?(?:frei|beweglich|locker|gerade|heil|gesund|gut|glatt|ruhig|fit|belastbar|leicht|wie neu)|wie neu)',
  fr: '(?:de nouveau (?:\\p{L}+ )?(?:libre|souple|droite?|mobile|lisse|en forme)s?|comme neu(?:f|ve)s?|guérie?s?)',
  es: '(?:como nuev[oa]s?|(?:libres?|suelt[oa]s?|rect[oa]s?) (?:de nuevo|otra vez)|otra vez (?:libres?|suelt[oa]s?|rect[oa]s?)|recuperad[oa]s?|curad[oa]s?)',
}
const all = [...ailments, ...defences, ...parts].map(
  ([key, ...names]) => [key, new RegExp(`(?:${names.join('|')})`, 'u')] as const,
)
const keyed = (done: string) => (wording: string) => `${done} ${keyHeld(wording, all)}`

/** Bodies that recover, stay in order or fall ill less often, and ailments that leave, with nobody named who does it. */
export const recoveries: readonly Rule[] = rulesOf('guarantee', [
  [
    keyed('keeps'),
    'alone',
    [
      `(?:keep|keeps|keeping|bring|brings|bringing) (?:(?:your|their|the) )?${keptEn} (?:\\p{L}+ ){0,2}?(?:level|steady|stable|regular|in (?:order|check|balance|trim)|balanced|under control|healthy|calm|supple|mobile|down|low|young)`,
      `(?:hält|halten|bringt|bringen) (?:(?:ihren?|deinen?|den|die|das|ihr|dein) )?${keptDe} (?:\\p{L}+ ){0,3}?(?:stabil|gesund|fit|in (?:ordnung|schwung|balance|form|gang|takt)|im (?:lot|gleichgewicht|zaum)|ins (?:lot|gleichgewicht)|niedrig|geschmeidig|beweglich|jung)`,
      `(?:maintien(?:t|nent)|garde(?:nt)?) (?:(?:votre|vos|ton|ta|tes|le|la|les) |l')?${keptFr} (?:\\p{L}+ )?(?:stables?|en (?:ordre|forme|équilibre|bonne santé)|saine?s?|souples?|régulière?s?)|(?:stabilise|équilibre|rééquilibre|régularise)(?:nt)? (?:(?:votre|vos|ton|ta|tes|le|la|les) |l')?${keptFr}`,
      `mantienen? (?:(?:estables?|san[oa]s?|a raya|regulad[oa]s?|en (?:orden|forma|equilibrio)) (?:(?:tus?|el|la|los|las) )?${keptEs}|(?:(?:tus?|el|la|los|las) )?${keptEs} (?:\\p{L}+ )?(?:estables?|san[oa]s?|a raya|regulad[oa]s?|en (?:orden|forma|equilibrio)))|(?:estabiliza|equilibra|regulariza)n? (?:(?:tus?|el|la|los|las) )?${keptEs}`,
    ],
  ],
  [
    keyed('leaves'),
    'alone',
    [
      `${ailEn} (?:(?:will|soon|simply|slowly) )*(?:calms?|settles?|fades?|eases?|clears?|improves?|subsides?|disappears?|vanish(?:es)?|retreats?|lets? up|goes down|heals?|melts? away)`,
      `${ailDe} (?:(?:klingt|klingen|heilt|heilen) (?:\\p{L}+ ){0,5}ab|(?:lässt|lassen) (?:\\p{L}+ ){0,4}nach|(?:geht|gehen) (?:\\p{L}+ ){0,4}zurück|(?:wird|werden) (?:\\p{L}+ ){0,3}(?:besser|weniger|schwächer)|(?:beruhigt|beruhigen|bessert|bessern) sich|verschwinde[nt]|vergeh(?:t|en)|sinkt|sinken)|(?:lässt|lassen|klingt|klingen|geht|gehen) (?:die|der|das|ihre?|deine?) ${ailDe} (?:\\p{L}+ ){0,3}(?:nach|ab|zurück)`,
      `${ailFr} (?:se (?:calm|résorb|dissip)|s'(?:apais|estomp|amélior|espac|atténu|effac|en v)|diminu|recul|régress|disparaî)\\p{L}*`,
      `${ailEs} (?:se (?:calm|alivi|reduc|atenú|va)|mejora|disminuy|remit|desaparec|cede|baja)\\p{L}*`,
    ],
  ],
  [
    keyed('restores'),
    'alone',
    [
      `your ${bodies.en} (?:is|are|feels?|moves?|will (?:be|feel|move)) (?:\\p{L}+ ){0,2}?${restored.en}`,
      `(?:der|die|das|ihre?|deine?) ${bodies.de} (?:ist|sind|wird|werden|fühlt sich|bewegt sich) (?:\\p{L}+ ){0,3}?${restored.de}|(?:ist|sind|wird|werden|fühlt sich) (?:der|die|das|ihre?|deine?) ${bodies.de} (?:\\p{L}+ ){0,3}?${restored.de}`,
      `(?:votre|vos|ton|ta|tes) ${bodies.fr} (?:est|sont|sera|seront) (?:\\p{L}+ ){0,2}?${restored.fr}|(?:votre|vos|ton|ta|tes) ${bodies.fr} (?:redevien|retrouve)\\p{L}*`,
      `(?:tus?|sus?) ${bodies.es} (?:está|estará|están|estarán|quedan?|quedarán?|se sienten?) (?:\\p{L}+ ){0,2}?${restored.es}|(?:tus?|sus?) ${bodies.es} vuelven? a (?:estar|moverse|ser)`,
    ],
  ],
  [
    'restores people',
    'alone',
    [
      "(?:you(?:'ll| will)(?: soon)? (?:be|feel)|you(?:'re| are| feel)) (?:\\p{L}+ ){0,2}?(?:your old self|yourself again|(?:fit|well|healthy|mobile) again|(?:as )?good as new|like (?:new|a new (?:man|woman|person))|reborn|pain[- ]free|right as rain|back on your feet)",
      '(?:sind sie|sie sind|bist du|du bist|werden sie|wirst du|fühlen sie sich|fühlst du dich) (?:\\p{L}+ ){0,3}?(?:(?:ganz|wieder) (?:der|die) alte|wieder (?:auf den beinen|auf dem damm|gesund|fit|beschwerdefrei|schmerzfrei|belastbar)|wie neugeboren|ein neuer mensch)',
      "(?:vous serez|tu seras|vous voilà|te voilà|vous êtes|tu es|vous vous sentirez|vous vous sentez|tu te sentiras) (?:\\p{L}+ ){0,2}?(?:sur pied|comme neu(?:f|ve)|remise? sur pied|guérie?|d'aplomb|requinquée?|ragaillardie?)|vous retrouve(?:z|rez) (?:la|votre) (?:forme|santé)",
      '(?:estarás|estará usted|quedarás|te sentirás|volverás a (?:estar|sentirte)) (?:\\p{L}+ ){0,2}?(?:como nuev[oa]|recuperad[oa]|curad[oa]|en forma|san[oa])|volverás a ser (?:el|la) (?:mism[oa]|de (?:siempre|antes))',
    ],
  ],
  [
    'keeps well',
    'alone',
    [
      "(?:fall|falls|get|gets|be|are|is) (?:ill|sick) (?:far |much )?less|less often (?:ill|sick)|fewer (?:colds|infections|sick days|doctor's visits)|keeps? (?:you|your (?:family|children|kids)|them|people) (?:\\p{L}+ )?healthy|(?:helps? (?:you |them )?stay|(?:you|your (?:family|children|kids))(?:'ll| will)? stay) healthy|(?:you(?:'ll| will)?|people|(?<=(?:^|[.!?:;\\n]) ?)) ?live longer|a longer life|keeps? the doctor away|(?:easy|easier|gentle|gentler) on (?:your|the) (?:stomach|skin|gut|joints|back|digestion)|(?:children|kids)(?:'ll| will)? (?:grow|get|become) (?:up )?(?:stronger|healthier|fitter)|(?:tension|pain|aches|stiffness) (?:is|are) (?:history|a thing of the past)|(?:lose|shed) your (?:aches|pains|ailments|stiffness)|gives? (?:your |the )?skin (?:its |back its )(?:youth|glow|firmness)",
      '(?:seltener|weniger(?: oft)?|kaum (?:noch|mehr)|nie (?:mehr|wieder)|nicht mehr(?: so oft)?) krank|weniger (?:erkältungen|infekte|krankheitstage|arztbesuche)|(?:hält|halten) (?:sie|dich|euch|(?:ihre|deine|die) (?:familie|kinder)) (?:\\p{L}+ )?gesund|(?:sie|du|(?:ihre|deine) (?:kinder|familie)) (?:bleiben|bleibst|bleibt) (?:\\p{L}+ ){0,2}gesund|(?:leben sie|lebst du|du lebst) länger|(?:bekömmlich|verträglich|schonend|sanft) (?:für|zu) (?:den|die|das|ihre[nrm]?|deine[nrm]?) (?:magen|darm|haut|rücken|gelenke|verdauung)|kinder (?:werden|wachsen) (?:\\p{L}+ )?(?:stärker|gesünder|kräftiger)|(?:verspannung(?:en)?|beschwerden|\\p{L}*schmerzen) (?:ist|sind) (?:\\p{L}+ )?(?:geschichte|passé|vergangenheit|vergessen)|(?:beschwerden|verspannung(?:en)?|\\p{L}*schmerzen|wehwehchen) (?:\\p{L}+ )?los|bring(?:t|en) (?:jede[nsr]?|ihre?n?|deine?n?|den|die|das) (?:rücken|nacken|knie|schulter|hüfte|haut|körper|darm|magen) (?:\\p{L}+ )?in ordnung|(?:laufen|gehen|springen|tanzen|radeln)(?: sie)? (?:\\p{L}+ )?wie mit (?:zwanzig|dreißig|achtzehn|\\p{N}+)|(?:endlich|wieder|bald)(?: wieder)? ohne (?:\\p{L}*schmerzen|beschwerden)',
      "(?:moins (?:souvent )?|plus jamais |rarement )malades?|moins de (?:rhumes|microbes|maladies)|viv(?:ez|rez|s|re) plus longtemps|(?:rest|gard)\\p{L}* (?:\\p{L}+ ){0,3}?en bonne santé|(?:redonne|rend)(?:nt)? (?:\\p{L}+ )?(?:jeunesse|éclat|fermeté|souplesse) (?:à|aux) (?:la |votre |vos |ta )?(?:peaux?|mains|cheveux|visage|articulations)|médecin (?:s'ennuie|au chômage)|enfants (?:grandiront|grandissent|seront|deviendront) (?:plus|mieux) (?:forts|robustes|sains)|plus (?:doux|légers?|digestes?) pour (?:l'estomac|le ventre|la peau|la digestion|l'intestin)|(?:tensions|douleurs|courbatures),? (?:c'est|sont|appartiennent) (?:(?:du|au|de l'histoire) ?)?(?:passé|ancienne)",
      'enferm(?:a|an|ar|as|ará|arán|arás) (?:mucho )?menos|menos (?:resfriados|catarros|gripes|infecciones)|vivir(?:ás|án|á)? más (?:años|tiempo)|(?:te|os) (?:mantienen?|conservan?) (?:\\p{L}+ )?san[oa]s?|devuelven? (?:la |el |su )?(?:juventud|brillo|firmeza) a (?:tu|la|su) (?:piel|pelo|rostro|cara)|hij[oa]s (?:crecerán|crecen|serán) (?:más|mejor) (?:fuertes|san[oa]s)|te quitas? (?:los |las |el )?(?:dolor(?:es)?|molestias|achaques|tensiones)|más (?:suave|ligero|digestivo)s? para (?:el |la |tu )(?:estómago|vientre|piel|digestión|intestino)|aleja al médico',
    ],
  ],
])
