import { closes, opens } from './circumstances.ts'

/*
 * How a language tells readers that body, age, looks, strength or conduct fail them. Each turn says whom it speaks of: a chair may
 * have a broken back and a waiter be in a hurry, but "your back is ruined" and "as an overwhelmed manager, you …" are the reader's.
 * Insides of patterns, matched in small letters.
 */

/** What ends a statement of a reader's state; "overwhelmed by forty tabs" goes on and tells of tabs. */
const ends = (and: string) => `(?:${closes}|(?=,? (?:${and})(?!\\p{L})))`
const denied = '(?!(?:not|never|no|nicht|nie|kein|keine|pas|plus|jamais|nunca|ya)(?!\\p{L}))'
const between = (most: number) => `(?:${denied}[\\p{L}-]+ ){0,${most}}`

function english(): string[] {
  const worn =
    '(?:overwhelmed|overworked|exhausted|burn(?:t|ed)[- ]?out|worn[- ]out|stressed(?:[- ]out)?|frazzled|struggling|failing|desperate|incompetent|hopeless|useless|lazy|neglectful|disorgani[sz]ed|unfit|washed[- ]up|clueless)'
  const parts = '(?:back|neck|knees?|hips?|shoulders?|spine|joints?|feet|legs|heart|lungs|liver|eyes|teeth|gums)'
  const ruined =
    '(?:ruined|shot|wrecked|knackered|broken|done for|giving (?:out|up)|failing|worn[- ]out|in ruins|a wreck|weak|crooked|bent|past saving)'
  const you = "(?:you are|you're|are you|you've become|you feel|do you feel)"
  const kin = '(?:kids|children|child|family|body|skin|son|daughter|baby)'
  return [
    `your ${parts} (?:is|are) ${between(2)}${ruined}${ends('and')}`,
    "your (?:skin|face|complexion) (?:is|looks) (?:\\p{L}+ )?(?:ageing|aging|sagging|wrinkling|dull|tired|losing its|showing its age)|your skin (?:ages|sags|wrinkles)|your hair (?:is|'s) (?:\\p{L}+ )?(?:thinning|falling out|going grey|greying|receding)|your (?:wrinkles|dark circles|eye bags|crow's feet|double chin|yellow teeth|(?:thinning|greying) hair|(?:sagging|ageing|aging|dull) skin)",
    `as an? ${between(1)}${worn} [\\p{L}-]+(?: [^.!?,\\n]{1,30})?,? (?:you|your)`,
    `${opens}${worn} (?:\\p{L}+ ){0,2}\\p{L}+s(?: of [^.!?,\\n]{1,20})?, you \\p{L}+|${opens}${worn} parents, you`,
    `${you} (?:just |only |simply )?an? ${between(1)}${worn} (?!(?:schedule|day|week|calendar|form)s?(?!\\p{L}))[\\p{L}-]+`,
    `${you} ${between(2)}(?:${worn}|out of (?:shape|condition)|past it|past your best|over the hill|a (?:failure|wreck|nervous wreck|bad (?:parent|mother|father|boss))|at (?:breaking point|the end of your tether))${ends('and')}`,
    `(?:you(?:'re| are)|${opens}(?:still |tired of |sick of )?)(?: still)? ?carrying (?:around )?(?:the |that |those |your |a |some |too )?(?:few |much )?(?:(?:extra |excess |winter |holiday |baby |christmas )(?:weight|pounds|kilos|stone)|(?:weight|pounds|kilos)(?= (?:from all|since|you (?:put|gained)))|(?:weight|pounds|kilos)(?= from))`,
    `you(?:'ve| have) (?:\\p{L}+ )?(?:put on (?:weight|(?:a few |some )?(?:pounds|kilos))|gained (?:weight|(?:a few |some )?(?:pounds|kilos))|let yourself go|aged${ends('and')}|failed (?:as an?|your (?:children|kids|family|team)))`,
    `you ${between(2)}(?:look|are looking|'re looking) (?:\\p{L}+ )?(?:tired|exhausted|old|pale|worn out|ill(?! at ease)|terrible|dreadful|rough|older than)(?! enough)`,
    `you (?:\\p{L}+ )?sleep (?:\\p{L}+ )?(?:badly|poorly|terribly)`,
    `you(?:'re| are) ${between(1)}(?:bad|hopeless|useless|terrible|rubbish|no good|awful) (?:with|at) (?:money|saving|managing|your job|parenting|maths|figures)`,
    `you (?:feed|raise|treat|nourish|dress) your ${kin} (?:\\p{L}+ )?(?:badly|poorly|wrong|junk|rubbish)|you(?:'re| are)? (?:\\p{L}+ )?(?:neglect|neglecting|failing) (?:your ${kin}|yourself)`,
    `your (?:memory|eyesight|hearing|posture|figure|diet|health|concentration) (?:is|are) ${between(2)}(?:failing|fading|going|poor|bad|terrible|weak|a (?:disaster|mess|catastrophe))${ends('and')}|your (?:arthritic|aching|dry|flaky|crooked|weak|brittle|swollen|trembling) (?:hands?|skin|hair|spine|bones|fingers|nails|legs|feet|knees|back)`,
    `you (?:\\p{L}+ )?(?:eat|drink|live) (?:badly|poorly|unhealthily|junk|beyond your means)${ends('and')}|you(?:'re| are) (?:getting|growing) (?:older|old)(?:${ends('and')})`,
    'your best (?:years|days) are (?:behind|over|gone)',
  ]
}

function german(): string[] {
  const stem =
    '(?:überfordert|gestresst|ausgebrannt|erschöpft|überarbeitet|ausgelaugt|gescheitert|unfähig|nachlässig|faul|verzweifelt|unsportlich|hoffnungslos|schlampig|abgehetzt|entkräftet)'
  const worn = `${stem}e[nrms]?`
  const parts =
    '(?:rücken|nacken|knien?|hüften?|schultern?|wirbelsäule|gelenke?|füße|beine|herz|lunge|leber|augen|zähne|bandscheiben?)'
  const ruined =
    '(?:kaputt|ruiniert|hinüber|am ende|verschlissen|im eimer|marode|krumm|schwach|schief|nicht mehr zu retten|fertig)'
  const you = '(?:sie sind|sind sie|du bist|bist du|ihr seid|seid ihr|fühlen sie sich|fühlst du dich)'
  const and = 'und|aber|oder'
  const verb = '(?:\\p{L}{2,}en sie|sind sie|seid ihr|\\p{L}+st du|\\p{L}+t ihr)'
  const kin = '(?:kinder[nr]?|kind|familie|körper|haut|sohn|tochter|baby)'
  return [
    `(?:ihre?|deine?|eure?) ${parts} (?:ist|sind) ${between(2)}${ruined}${ends(and)}`,
    `(?:ihre|deine) (?:haut|gesichtszüge) (?:altert|erschlafft|welkt|(?:ist|wird) (?:\\p{L}+ )?(?:schlaff|faltig|müde|fahl|alt|dünn)\\p{L}{0,2}|verliert (?:ihre|an) )|(?:ihre?|deine?) haare? (?:(?:ist|sind|wird|werden) (?:\\p{L}+ )?(?:dünn|grau|licht|schütter)\\p{L}{0,2}|fällt aus|fallen aus)|(?:ihre|deine) (?:falten|augenringe|tränensäcke|krähenfüße|grauen haare|gelben zähne)`,
    `als ${worn} [\\p{L}-]+(?: mit [^.!?,\\n]{1,25})?,? ${verb}`,
    `(?:^|${opens})${worn} [\\p{L}-]+(?:,|:) (?:sie|ihr|du) \\p{L}+`,
    `${you} (?:nur |bloß |einfach )?eine? ${worn} [\\p{L}-]+`,
    `${you} ${between(2)}(?:(?!gescheitert|faul|nachlässig)${stem}|außer form|aus der form|schlecht in form|untrainiert|eingerostet|am limit|mit den nerven am ende|eine versagerin|ein versager)${ends(and)}`,
    `(?:schleppen|tragen|schleppst|trägst)(?: sie| du)? (?:\\p{L}+ ){0,3}?(?:die|ihre|deine|ein paar|überflüssige|überzählige|zu viele) (?:\\p{L}+ )?(?:pfunde|kilos|winterspeck)`,
    `(?:sie haben|haben sie|du hast|hast du) ${between(3)}(?:zugenommen|versagt)${ends(and)}|(?:sie haben|du hast) sich gehen lassen|du hast dich gehen lassen`,
    `(?:sie sehen|sehen sie|du siehst|siehst du) ${between(2)}(?:müde|alt|krank|blass|erschöpft|fertig|übermüdet|mitgenommen|schlecht) aus(?! de[rmn] )`,
    `(?:sie schlafen|schlafen sie|du schläfst|schläfst du) ${between(2)}(?:schlecht|unruhig|zu wenig)${ends(and)}`,
    `(?:sie können|können sie|du kannst|kannst du) (?:\\p{L}+ )?nicht mit geld umgehen`,
    `(?:ernähren|ernährst|füttern|fütterst|erziehen|erziehst)(?: sie| du)? (?:\\p{L}+ )?(?:ihre?[nr]?|deine?[nr]?) ${kin} (?:\\p{L}+ )?(?:schlecht|falsch|ungesund)|(?:vernachlässigen|vernachlässigst)(?: sie| du)? (?:(?:ihre?[nr]?|deine?[nr]?) ${kin}|sich|dich)`,
    `(?:ihre?|deine?) (?:haltung|gedächtnis|sehkraft|gehör|figur|ernährung|gesundheit|konzentration) (?:ist ${between(2)}(?:schlecht|miserabel|schwach|eine katastrophe|ein desaster|katastrophal)|lässt (?:\\p{L}+ )?nach)${ends(and)}|(?:ihre|deine) (?:trockene|rissige|schlaffe|fahle|arthritischen?|zitternden|brüchigen) (?:haut|hände|haare|finger|nägel|knochen|beine)`,
    `(?:sie werden|du wirst) (?:\\p{L}+ )?älter(?= ?[.!,]? und (?:ihr|dein|ihre|deine) (?:körper|rücken|knie|haut))|(?:sie leben|du lebst) (?:\\p{L}+ )?über (?:ihre|deine) verhältnisse|(?:ernähren sie sich|sie ernähren sich|du ernährst dich|sie essen|du isst) (?:\\p{L}+ )?(?:schlecht|ungesund|falsch)${ends(and)}`,
    `(?:ihre|deine) besten jahre (?:sind (?:vorbei|vorüber)|liegen hinter)`,
  ]
}

function french(): string[] {
  const worn =
    '(?:débordée?s?|dépassée?s?|épuisée?s?|surmenée?s?|stressée?s?|lessivée?s?|à bout(?! (?:de|portant))|au bout du rouleau|négligente?s?|paresseu(?:x|ses?)|incapables?|incompétente?s?|désespérée?s?|indignes?|ratée?s?)'
  const parts =
    '(?:dos|nuque|genou|genoux|hanches?|épaules?|colonne|articulations?|pieds|jambes|cœur|poumons|foie|yeux|dents)'
  const ruined =
    '(?:fichue?s?|foutue?s?|cassée?s?|en miettes|en compote|ruinée?s?|usée?s?|voûtée?s?|en vrac|bousillée?s?|à bout|déglinguée?s?|tordue?s?)'
  const you = '(?:vous êtes|êtes-vous|tu es|es-tu|vous vous sentez|tu te sens)'
  const and = 'et|mais|ou'
  const kin = '(?:enfants?|famille|corps|peau|santé|fils|fille|bébé|couple)'
  const who = "[\\p{L}-]+(?: (?:de |d'|du )[\\p{L}-]+)?"
  return [
    `(?:votre|vos|ton|ta|tes) ${parts} (?:est|sont) ${between(2)}${ruined}${ends(and)}`,
    "(?:votre|ta) (?:peau|visage) (?:vieillit|se relâche|se ride|se fane|s'affaisse|ternit|se ternit|perd (?:en|sa|de)|est (?:\\p{L}+ )?(?:terne|fatiguée|flasque|relâchée))|(?:vos|tes) cheveux (?:tombent|grisonnent|s'éclaircissent|se clairsèment|blanchissent)|(?:vos|tes) (?:rides|cernes|bourrelets|cheveux blancs|dents jaunes)",
    `(?:en tant que|comme)(?: une?| toute?)? ${who} ${worn}(?: [^.!?,\\n]{1,30})?,? (?:vous|tu)(?!\\p{L})`,
    `${opens}${who} ${worn}, (?:vous|tu) [\\p{L}']+`,
    `${you} une? (?:\\p{L}+ )?${who} ${worn}${ends(and)}`,
    `${you} ${between(2)}(?:${worn}|rouillée?s?|ramollie?s?|empâtée?s?|hors de forme|en mauvaise forme|finie?s?|au bord du gouffre)${ends(and)}|(?:vous n'êtes|tu n'es) (?:plus|pas) (?:\\p{L}+ )?en forme`,
    `(?:traînez|portez|gardez|trimballez|traînes|portes|gardes|trimballes)(?:-vous|-tu)? (?:(?:encore|toujours|là) )?(?:ces|vos|tes|quelques) (?:\\p{L}+ )?kilos(?! (?:de (?!trop)|d'))|(?:traînez|portez|traînes|portes)(?:-vous|-tu)? (?:(?:encore|toujours) )?(?:vos|tes|les|des) kilos (?:en trop|de trop|superflus|de l'hiver|des fêtes)`,
    `(?:vous avez|avez-vous|tu as|as-tu) ${between(1)}(?:pris (?:du (?:poids|ventre)|des kilos)|(?:grossi|vieilli)${ends(and)}|(?:l'air|une mine|la mine) (?:\\p{L}+ )?(?:fatiguée?|épuisée?|vieux|vieille|malade|défaite)(?! (?:de|d'))|mauvaise mine|une sale tête|échoué (?:comme|en tant que))`,
    `(?:vous dormez|dormez-vous|tu dors|dors-tu) (?:\\p{L}+ )?(?:mal|trop peu)${ends(and)}`,
    `(?:vous gérez|tu gères|vous tenez|tu tiens) (?:\\p{L}+ )?mal (?:votre|ton|vos|tes) (?:argent|budget|finances|comptes)|(?:vous nourrissez|tu nourris|vous élevez|tu élèves|nourrissez-vous) (?:\\p{L}+ )?mal (?:vos|tes|votre|ton|ta) ${kin}|(?:vous négligez|tu négliges) (?:vos|tes|votre|ton|ta) ${kin}|vous vous négligez|tu te négliges`,
    `(?:votre|ta|ton|vos|tes) (?:mémoire|vue|ouïe|posture|silhouette|santé|concentration|alimentation) (?:flanche|baisse|décline|vous lâche|est (?:\\p{L}+ )?(?:catastrophique|mauvaise|déplorable|un désastre))${ends(and)}|(?:votre|ta|vos|tes) (?:peau|mains|cheveux|genoux|doigts|ongles) (?:sèches?|secs|abîmée?s?|cassants?|arthrosiques|flasques?|ternes?)`,
    `(?:vous mangez|tu manges) (?:\\p{L}+ )?(?:mal|n'importe quoi|n'importe comment)${ends(and)}|(?:vous vivez|tu vis) au-dessus de (?:vos|tes) moyens|(?:vous vieillissez|tu vieillis)${ends(and)}`,
    `(?:vos|tes) (?:plus belles|meilleures) années sont (?:\\p{L}+ )?(?:derrière|passées|finies)`,
  ]
}

function spanish(): string[] {
  const worn =
    '(?:quemad[oa]s?|agotad[oa]s?|agobiad[oa]s?|desbordad[oa]s?|estresad[oa]s?|superad[oa]s?|sobrepasad[oa]s?|exhaust[oa]s?|hundid[oa]s?|desesperad[oa]s?|incapa(?:z|ces)|incompetentes?|inútil(?:es)?|negligentes?|vag[oa]s?|perezos[oa]s?|fracasad[oa]s?|acabad[oa]s?)'
  const parts =
    '(?:espalda|cuello|rodillas?|caderas?|hombros?|columna|articulaciones|pies|piernas|corazón|pulmones|hígado|ojos|dientes|cervicales)'
  const ruined =
    '(?:destrozad[oa]s?|rot[oa]s?|hech[oa]s? (?:polvo|trizas)|molid[oa]s?|acabad[oa]s?|fastidiad[oa]s?|torcid[oa]s?|para el arrastre|en las últimas)'
  const you = '(?:eres|¿?es usted|estás|¿?está usted|sois|estáis|te sientes|se siente usted)'
  const and = 'y|e|pero|o'
  const kin = '(?:hij[oa]s?|familia|cuerpo|piel|salud|bebé)'
  const who = '[\\p{L}-]+(?: de [\\p{L}-]+)?'
  return [
    `(?:tus?|sus?) ${parts} (?:está|están) ${between(2)}${ruined}${ends(and)}|(?:tu|tus) ${parts} (?:ya )?no (?:aguantan?|pueden? más|dan? (?:para|de sí))`,
    `(?:tu|su) (?:piel|cara|rostro) (?:envejece|se arruga|se descuelga|se apaga|pierde (?:firmeza|luz|tersura)|está (?:\\p{L}+ )?(?:apagad|cansad|flácid|envejecid)[oa])|se (?:te|le) (?:cae|está cayendo|aclara) el pelo|tu pelo (?:se cae|clarea|encanece)|(?:tus|sus) (?:arrugas|ojeras|michelines|canas|patas de gallo|dientes amarillos)`,
    `como (?:una? )?${who} ${worn}(?: [^.!?,\\n]{1,30})?,? (?:(?:tú|usted|te|se|tus?|no|ya|lo) (?:\\p{L}+)|\\p{L}{3,}(?:as|es|áis|éis)(?!\\p{L}))`,
    `${opens}${who} ${worn}, (?:(?:no|ya|os|lo|vosotr[oa]s|tú) )?(?:\\p{L}{2,}(?:áis|éis|ís)|te \\p{L}+|tú \\p{L}+)(?!\\p{L})`,
    `(?:eres|¿?es usted|sois) (?:una? |unos |unas )?(?:${who} )?${worn}${ends(and)}`,
    `${you} ${between(2)}(?:${worn}|baj[oa] de forma|en baja forma|fuera de forma|oxidad[oa]|fof[oa]|al límite)${ends(and)}|ya no estás en forma|has perdido la forma`,
    `(?:cargas|llevas|arrastras)(?: (?:aún|todavía))? (?:con )?(?:los|esos|tus|unos) (?:\\p{L}+ )?kilos(?! de (?!más|sobra))|(?:cargas|llevas|arrastras)(?: (?:aún|todavía))? (?:con )?(?:los|esos|tus|unos) kilos (?:de (?:más|sobra)|del invierno|de navidad)`,
    `(?:has|ha) ${between(1)}(?:engordado|envejecido|cogido (?:peso|unos kilos)|fracasado(?: como)?)(?!\\p{L})(?= como|${ends(and)})|(?:tienes|tiene usted|traes) (?:\\p{L}+ )?(?:mala cara|ojeras|cara de (?:cansad[oa]|sueño|muert[oa]))`,
    `(?:duermes|duerme usted|dormís) (?:\\p{L}+ )?(?:mal|poco)${ends(and)}`,
    `no sabes (?:manejar|administrar|gestionar|llevar) (?:tu|el) dinero|(?:alimentas|alimentáis|educas|educáis) (?:\\p{L}+ )?mal a (?:tus|vuestr[oa]s|tu) ${kin}|(?:descuidas|descuidáis) (?:a )?(?:tus?|vuestr[oa]s?) ${kin}|te (?:descuidas|has descuidado)`,
    `(?:tu|su) (?:memoria|vista|oído|postura|figura|salud|concentración|alimentación) (?:falla|flaquea|empeora|es (?:\\p{L}+ )?(?:mala|pésima|un desastre|penosa))${ends(and)}|te falla la (?:memoria|vista)|(?:tu|tus|su|sus) (?:piel|manos|pelo|uñas) (?:sec[oa]s?|artrític[oa]s?|quebradiz[oa]s?|estropead[oa]s?|apagad[oa]s?)`,
    `(?:comes|coméis|te alimentas) (?:\\p{L}+ )?(?:mal|fatal|cualquier cosa)${ends(and)}|(?:vives|vivís) por encima de (?:tus|vuestras) posibilidades|te haces viej[oa]`,
    `(?:tus|sus) mejores años (?:ya )?(?:pasaron|han pasado|quedaron atrás|quedan atrás)`,
  ]
}

/** All of them, each the inside of a pattern for whole words. */
export const slights: readonly string[] = [...english(), ...german(), ...french(), ...spanish()]
