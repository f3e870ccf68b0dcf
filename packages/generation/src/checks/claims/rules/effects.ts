import { ailments, defences, figurative, parts } from './body.ts'
import { recoveries } from './recoveries.ts'
import { type Rule, rulesOf } from './rule.ts'
import { keyHeld, namesOf, type Thing } from './things.ts'

type Four = readonly [en: string, de: string, fr: string, es: string]

const whose: Four = [
  '(?:(?:your|their|chronic|severe|mild|high|any|some|small|minor|dry|sensitive|irritated|tired|sore|tense) |the (?!pain))*',
  '(?:(?:sie|ihnen|den|die|das|ihren?|deinen?|dein|ihr|chronische|akute|hohen|kleine|trockene|gereizte|empfindliche|verspannte|müde) )*',
  "(?:(?:le|la|les|vos|votre|leurs?|un|une|des|petites?) |l'|d')*",
  '(?:(?:el|la|los|las|tu|tus|su|sus|un|una|pequeñas?) )*',
]
const treats: Four = [
  'relieves?|relieving|soothes?|soothing|treat(?:s|ing)?|treatment (?:of|for)|relief (?:from|of|for)',
  'linder(?:t|n)|behandel(?:t|n)|(?:behandlung|linderung) (?:von|bei)',
  'soulage(?:nt|r|z)?|apaise(?:nt|r|z)?|calme(?:nt|r|z)?|traite(?:nt|r)?|soigne(?:nt|r)?|(?:traitement|soulagement) (?:du|de|des)',
  'alivia(?:n|r)?|calma(?:n|r)?|trata(?:n|r)?|(?:tratamiento|alivio) (?:del?|para)',
]
const lessens: Four = [
  `${treats[0]}|eas(?:es?|ing)|reduc(?:es?|ing)|lower(?:s|ing)?|regulat(?:es?|ing)|fight(?:s|ing)?|help(?:s|ing)? (?:with|against)|good (?:for|against)`,
  `${treats[1]}|senk(?:t|en)|reguliere?[nt]|reduziere?[nt]|minder[nt]|bekämpf(?:t|en)|nimmt|(?:hilft|helfen|gut|wirkt) (?:bei|gegen)|gegen`,
  `${treats[2]}|rédui(?:t|re|sent|sez)|baisser?|abaisse|régule|combat|contre`,
  `${treats[3]}|bajar?|reduc(?:e|en|ir)|regula|combate|contra`,
]
const prevents: Four = [
  'prevents?|preventing|wards? off|keeps?(?= [^.!?\\n]{1,20} (?:away|at bay)(?!\\p{L}))|protects? (?:you )?(?:from|against)',
  'verhinder[nt]|beug(?:t|en)|schütz(?:t|en) (?:sie |dich )?vor',
  'prévien(?:t|nent)|prévenir|éloigne(?:nt)?|protège(?:nt)? (?:de|du|des|contre)',
  'previenen?|prevenir|evitan?|protegen? (?:de|contra)',
]
const strengthens: Four = [
  'strengthens?|boosts?|supports?|stimulates?|improves?|tones|firms',
  'stärk(?:t|en)|förder[nt]|stimulier(?:t|en)|verbesser[nt]|kräftig(?:t|en)|straff(?:t|en)|regt',
  'renforce(?:nt|r|z)?|stimule(?:nt|r|z)?|booste(?:nt|r|z)?|améliore(?:nt|r|z)?|raffermi(?:t|ssent)|tonifie(?:nt)?',
  'refuerzan?|reforzar|fortalecen?|estimulan?|mejoran?|reafirman?|tonifican?',
]
const heals: Four = [
  'heals?|healing|repairs|mends|restores|rejuvenates|regenerates|cleanses|detox(?:es|ifies)?|purifies|clears(?: up)?|closes',
  'heil(?:t|en)|entgifte[nt]|entschlack(?:t|en)|regenerier(?:t|en)|klär(?:t|en)|schließ(?:t|en)|repariert',
  'guéri(?:t|ssent)|répare(?:nt)?|cicatrise(?:nt)?|referme(?:nt)?|détoxifie(?:nt)?|purifie(?:nt)?|assaini(?:t|ssent)|régénère(?:nt)?',
  'curan?|sanan?|reparan?|cicatrizan?|cierran?|depuran?|desintoxican?|regeneran?|purifican?',
]
const calms: Four = [
  'calms?|soothes?|soothing|relaxes|loosens|settles',
  'beruhig(?:t|en)|entspann(?:t|en)|locker[nt]|lös(?:t|en)|entlaste[nt]|schon(?:t|en)',
  'calme(?:nt)?|apaise(?:nt)?|détend(?:ent)?|dénoue(?:nt)?|soulage(?:nt)?|décontracte(?:nt)?',
  'calman?|alivian?|relajan?|destensan?|descargan?',
]
const nourishes: Four = [
  'nourish(?:es)?|hydrates|moisturi[sz]es|softens|plumps|smooths|protects|(?:good|great|healthy|kind) (?:for|to)',
  'nähr(?:t|en)|pfleg(?:t|en)|glätte[nt]|schütz(?:t|en)|verjüng(?:t|en)|(?:gut|gesund|wohltuend) für',
  'nourri(?:t|ssent)|hydrate(?:nt)?|adouci(?:t|ssent)|lisse(?:nt)?|protège(?:nt)?|(?:bon(?:ne)?s?|excellente?s?) pour|du bien (?:à|au|aux)',
  'nutren?|hidratan?|suavizan?|alisan?|protegen?|(?:buen[oa]s?|san[oa]s?) para',
]
/** A verb at the end of its clause. */
const germanEnds = '(?:zu )?(?:lindern|senken|reduzieren|behandeln|bekämpfen|vorbeugen|stärken)'

/** A verb in the present at the end of its clause, as in "ein Brot, das den Darm heilt". */
const germanEndsNow = (verbs: Four) =>
  `(?:den|die|das|ihren?|deinen?|ihr|dein) (?:${namesOf(parts)[1]}) (?:${verbs[1]})`

/** What is done to things, a wording for each language. */
function doneTo(verbs: Four, things: readonly Thing[]): string[] {
  const [en, de, fr, es] = namesOf(things)
  return [
    `(?:${verbs[0]}) ${whose[0]}(?:${en})`,
    `(?:${verbs[1]}) ${whose[1]}(?:${de})|(?:${de}) ${germanEnds}`,
    `(?:${verbs[2]}) ${whose[2]}(?:${fr})`,
    `(?:${verbs[3]}) ${whose[3]}(?:${es})`,
  ]
}

const all = [...ailments, ...figurative, ...defences, ...parts].map(
  ([key, ...names]) => [key, new RegExp(`(?:${names.join('|')})`, 'u')] as const,
)
/** Wordings about one ailment state the same, in whatever language; what eases one does not prevent it. */
const keyed = (done: string) => (wording: string) => `${done} ${keyHeld(wording, all)}`

/** What a thing does to a body: to ease one pain is not to ease another. */
export const effects: readonly Rule[] = [
  ...recoveries,
  ...rulesOf('guarantee', [
    [
      keyed('eases'),
      'alone',
      [
        ...doneTo(lessens, ailments),
        ...doneTo(treats, figurative),
        '(?:pain|ache)[- ]relie(?:f|ving)|(?:schmerz|entzündungs|blutdruck|cholesterin)(?:lindernd|stillend|hemmend|senkend)\\p{L}{0,2}',
      ],
    ],
    [keyed('prevents'), 'alone', doneTo(prevents, ailments)],
    [keyed('strengthens'), 'alone', [...doneTo(strengthens, [...defences, ...parts]), germanEndsNow(strengthens)]],
    [keyed('heals'), 'alone', [...doneTo(heals, parts), germanEndsNow(heals)]],
    [keyed('calms'), 'alone', [...doneTo(calms, parts), germanEndsNow(calms)]],
    [keyed('nourishes'), 'alone', [...doneTo(nourishes, parts), germanEndsNow(nourishes)]],
    [
      'helps sleep',
      'alone',
      [
        "help(?:s|ing)? (?:(?:you|them|people|children|your \\p{L}+|to) ){0,2}(?:(?:fall a)?sleep|nod off)|(?:you(?:'ll| will)?|and|will) sleep (?:better|deeper|soundly|like|through the night)|(?<=^|[.!?:;\\n] ?)sleep (?:better|deeper|(?:more )?soundly|like a|through the night)|(?:for|brings?|gives?(?: you)?|promotes?|means) (?:an? )?(?:better|deeper|good|sound|restful) (?:night's )?sleep",
        '(?:hilft|helfen) (?:(?:ihnen|dir|ihrem \\p{L}+|sehr) )?(?:beim|zum|zu) (?:(?:ein|durch)?schlaf(?:en)?|(?:gutem|ruhigem|besserem) schlaf)|(?:schlafen sie|schläfst du|sie schlafen|du schläfst|wer gut schlafen) (?:(?:wieder|nachts|endlich|viel|gleich) )*(?:besser|tiefer|ruhiger|durch|wie ein \\p{L}+)|besser (?:ein|durch)?schlafen|(?:bringt|schenkt|sorgt für|für) (?:einen? )?(?:besseren|tiefen|guten|ruhigen|erholsamen) schlaf',
        "aide(?:nt)? à (?:bien |mieux )?(?:dormir|s'endormir|trouver le sommeil)|(?:vous dormirez|vous dormez|tu dormiras|dormez|dormir) (?:enfin )?(?:mieux|comme un|profondément|paisiblement)|(?:favorise|améliore|facilite)(?:nt)? (?:le|votre) sommeil|pour (?:un (?:bon|meilleur) sommeil|retrouver le sommeil)",
        'ayudan? a (?:(?:dormir|descansar)(?: mejor)?|conciliar el sueño)|(?:dormirás|dormirá|duerme|dormir|duermes) (?:mejor|del tirón|como un)|(?:mejora|favorece|facilita) (?:el|tu) (?:sueño|descanso)|para (?:un (?:buen|mejor) (?:sueño|descanso)|conciliar el sueño)',
      ],
    ],
    [
      'helps the body',
      'alone',
      [
        'help(?:s|ing)? (?:(?:you|them|people|your (?:body|skin|gut|back)|to) ){0,2}(?:digest|heal|recover|lose weight|detox|breathe (?:easier|better))|(?:full body|liver|sugar|body) detox',
        '(?:hilft|helfen) (?:(?:ihnen|dir) )?(?:beim|zum) (?:abnehmen|verdauen|entgiften|gesundwerden|entschlacken)|(?:fördert|unterstützt|beschleunigt) die (?:wund)?heilung|tut (?:dem|der|ihrem|ihrer|deinem|deiner) (?:rücken|haut|darm|magen|körper|gesundheit) gut',
        'aide(?:nt)? (?:(?:votre|le|la) (?:corps|peau|ventre) )?à (?:mieux )?(?:digérer|maigrir|mincir|récupérer|guérir|cicatriser)|(?:accélère|favorise)(?:nt)? la (?:guérison|cicatrisation)',
        'ayudan? (?:(?:al|a tu) (?:cuerpo|organismo) )?a (?:digerir|adelgazar|sanar|cicatrizar|recuperarse|perder peso)|(?:acelera|favorece)n? la (?:curación|cicatrización)',
      ],
    ],
    [
      'no medicine',
      'alone',
      [
        '(?:no need for|without|instead of|need no(?: more)?|no longer need|throw away your) (?:pills|tablets|medication|medicines?|painkillers)',
        'brauch(?:t|en|st) keine (?:tabletten|medikamente|schmerzmittel) mehr|(?:ohne|statt) (?:tabletten|medikamente|schmerzmittel)',
        '(?:plus besoin de|sans) (?:médicaments|cachets|comprimés)',
        '(?:ya no necesit\\p{L}+|sin) (?:pastillas|medicamentos|analgésicos)',
      ],
    ],
  ]),
]
