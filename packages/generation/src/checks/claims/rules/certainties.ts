import { type Rule, rulesOf } from './rule.ts'

/** A day that is told is no promise: "The phone never rings when you wait". */
const untold =
  '(?![^.!?\\n]{0,60}(?:\\?| (?:when|while|until|unless|except|if|wenn|bis|solange|quand|lorsque|cuando|hasta)(?!\\p{L})))'
/** What goes wrong with things, in the present. */
const harms = {
  en: '(?:breaks?|cracks?|jams?|squeaks?|rattles?|leaks?|crash(?:es)?|spoils?|gets? (?:lost|stuck|forgotten|left behind|broken)|goes? (?:missing|wrong|stale)|is (?:ever )?(?:lost|forgotten|missed)|stands? still|runs? (?:out|dry)|stalls?)',
  de: '(?:geht|gehen|bleibt|bleiben|fällt|fallen|wird|werden) (?:\\p{L}+ ){0,3}?(?:verloren|kaputt|schief|vergessen|liegen|stehen|zu bruch|aus|übersehen|leer)|zerbrich\\p{L}*|zerbrechen|platz[te]\\p{L}*|reiß[te]\\p{L}*|klemm[te]\\p{L}*|quietsch[te]\\p{L}*|knack[te]\\p{L}*',
  fr: "(?:se |s')?(?:casse|perd|brise|fend|fêle|abîme|égare|coince|bloque|grince|gâte|oublie|périme)(?:nt|ra|ront)?",
  es: '(?:(?:se|te|le) )*(?:rompe|pierde|agrieta|estropea|olvida|atasca|cae|queda (?:sin|vací|fuera|atrás))n?\\p{L}*',
}
/** How a thing comes out, at once. */
const works = {
  en: '(?:works?|fits?|passes|succeeds?|accepted|approved|published|right|perfect|centred)',
  de: '(?:klappt|gelingt|sitzt|passt|funktioniert|bestehen sie|bestehst du|angenommen|genehmigt|bestanden|perfekt)',
  fr: '(?:réussi|accepté|marche|fonctionne|validé|parfait|publié)\\p{L}*',
  es: '(?:aceptad|aprobad|sale|saldrá|funciona|aciert|acert|perfect|publicad)\\p{L}*',
}
/** What somebody does who has learnt it for good. */
const mastered = {
  en: '(?:with your eyes (?:closed|shut)|like a pro(?:fessional)?|in your sleep|blindfold(?:ed)?|without a (?:single )?mistake)',
  de: '(?:im schlaf|mit geschlossenen augen|wie (?:ein profi|die profis)|fehlerfrei|ohne (?:einen )?fehler)',
  fr: '(?:les yeux fermés|comme (?:un pro|une pro|un professionnel)|sans (?:une )?(?:faute|erreur))',
  es: '(?:con los ojos cerrados|como (?:un|una) profesional|sin (?:un )?(?:fallos?|error(?:es)?))',
}
const byDay = {
  en: 'by (?:mon|tues|wednes|thurs|fri|satur|sun)day|by (?:tonight|tomorrow|christmas|easter|spring|summer|autumn|winter|next (?:week|month))',
  de: 'bis (?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|morgen|ostern|weihnachten|zum sommer)',
  fr: "d'ici (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|noël|l'été)",
  es: 'para el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)',
}
const seldom =
  "(?<!(?:nobody|no one|nothing|never|not|rarely|hardly|nichts|niemand|kaum|selten|nicht|nie|rien|personne|jamais|rarement|nada|nadie|nunca|no|casi) (?:[\\p{L}']+ ){0,4})"

/** What a reader is told will happen always, never, to everybody, or at once. */
export const certainties: readonly Rule[] = rulesOf('guarantee', [
  [
    'for certain',
    'alone',
    [
      "(?:you|it|we|they|your \\p{L}+|our \\p{L}+)(?:'ll| will|'re| are| is) (?:\\p{L}+ )?(?:definitely|certainly|undoubtedly|for certain|for sure|without (?:fail|doubt)|(?:sure|certain|bound) to)(?! (?:ask|wonder|know|notice|not|be late))|(?:we|you) will (?:\\p{L}+ ){1,5}(?:without fail|for certain|for sure)",
      '(?<!(?:kennen|kennst|wissen|weißt|haben|hast|finden|fragen|suchen) )(?:sie|du|ihr \\p{L}+|ihre \\p{L}+|dein \\p{L}+|deine \\p{L}+) (?:(?!kenn|wiss|weiß|frag)\\p{L}+ ){0,4}(?:mit (?:absoluter |voller )?sicherheit|hundertprozentig|ganz sicher|auf jeden fall|zweifellos)|(?<=^|[.!?:;\\n] ?)(?:mit sicherheit|hundertprozentig|ganz sicher) (?!(?:kenn|wiss|hab)\\p{L}* )\\p{L}+ (?:sie|du|ihre?|deine?)',
      '(?:vous|tu|votre \\p{L}+|vos \\p{L}+|ton \\p{L}+|ta \\p{L}+) (?!(?:connaiss|sav|cherch|perd)\\p{L}*)\\p{L}+ (?:\\p{L}+ ){0,4}(?:à coup sûr|à tous les coups|avec certitude|sans (?:faute|aucun doute)|immanquablement)|(?<=^|[.!?:;\\n] ?)à coup sûr',
      '(?:(?:volver|conseguir|tendr|aprender|llegar|saldr|ser|lograr|acabar|quedar)(?:ás|á|án|éis)|tus? \\p{L}+) (?:\\p{L}+ ){0,5}(?:con (?:toda |total )?seguridad|seguro|sin (?:falta|duda)|con certeza)|(?:con toda seguridad|seguro que|sin duda) (?:\\p{L}+ )?\\p{L}+(?:ás|á|án|éis)(?!\\p{L})',
    ],
  ],
  [
    'at once',
    'alone',
    [
      `${seldom}${works.en} (?:\\p{L}+ ){0,4}(?:at|on) (?:the|your) (?:very )?first (?:attempt|try|go)|right first time|first time,? every time`,
      `${seldom}(?:${works.de} (?:\\p{L}+ ){0,4}(?:beim (?:aller)?ersten (?:mal|versuch|anlauf)|auf anhieb)|(?:beim ersten (?:versuch|anlauf|mal)|auf anhieb) (?:\\p{L}+ ){0,4}${works.de}(?! (?:\\p{L}+ ){0,2}(?:selten|nicht|nie|kaum)))`,
      `${seldom}${works.fr} (?:\\p{L}+ ){0,4}(?:du premier (?:coup|essai)|dès le premier (?:essai|coup)|au premier (?:essai|coup))`,
      `${seldom}${works.es} (?:\\p{L}+ ){0,4}(?:a la primera|(?:al|en el) primer intento)`,
    ],
  ],
  [
    'mastered from the first',
    'alone',
    [
      `(?:from|on|after|by the end of) (?:the|your) (?:very )?first (?:evening|day|night|lesson|class|session|week|course|hour)[^.!?\\n]{0,60} ${mastered.en}`,
      `(?:ab|nach|schon|bereits|seit) (?:de[mr] |am |in der )?ersten (?:abend|tag|kurs|stunde|woche|mal|einheit)[^.!?\\n]{0,60} ${mastered.de}`,
      `dès (?:le|la|votre|ta|ton) premi(?:er|ère) (?:soir|soirée|séance|cours|jour|leçon|heure|semaine|fois)[^.!?\\n]{0,60} ${mastered.fr}`,
      `desde (?:el|la|tu) primer[oa]? (?:día|tarde|clase|noche|sesión|hora|semana)[^.!?\\n]{0,60} ${mastered.es}`,
    ],
  ],
  [
    'known by a day',
    'with a complement',
    [
      `(?<=^|[.!?:;–—•\\n] ?)(?:know|understand|master|speak|play|earn|double|halve) (?:[\\p{L}'-]+ ){1,5}(?:${byDay.en})(?=$|[.!,\\n])`,
      `(?<=^|[.!?:;–—•\\n] ?)(?:kenne|kennen sie|beherrsche|beherrschen sie|verdoppel\\p{L}+|halbier\\p{L}+) (?:\\p{L}+ ){1,5}(?:${byDay.de})(?=$|[.!,\\n])`,
      `(?<=^|[.!?:;–—•\\n] ?)(?:connaissez|maîtrisez|doublez|parlez|jouez) (?:[\\p{L}'-]+ ){1,5}(?:${byDay.fr})(?=$|[.!,\\n])`,
      `(?<=^|[.!?:;–—•\\n¡] ?)(?:conoce|domina|duplica|habla|toca) (?:\\p{L}+ ){1,5}(?:${byDay.es})(?=$|[.!,\\n])`,
    ],
  ],
  [
    'always at once',
    'alone',
    [
      'always (?:[\\p{L}-]+ ){0,5}(?:immediately|straight away|right away|at once|instantly)',
      '(?:immer|stets|jedes mal) sofort',
      'toujours (?:\\p{L}+ ){0,4}(?:immédiatement|tout de suite|aussitôt|dans la minute)',
      'siempre (?:\\p{L}+ ){0,4}(?:enseguida|al instante|inmediatamente|al momento|en el acto)',
    ],
  ],
  [
    'never lost',
    'alone',
    [
      `(?:(?:our|your) (?:\\p{L}+ ){1,2}|we )never (?:lets? (?:you|anyone) (?:down|get|be|go|feel|miss|forget|wait)|leaves? (?:you|anyone) (?:waiting|stranded|stuck|alone|hanging|standing))${untold}|our (?:\\p{L}+ ){1,2}(?:is|are|gets?|goes) never (?:lost|down|offline|broken|late|full|wrong)${untold}|your (?:\\p{L}+ ){1,2}(?:is|are) never (?:lost|at risk|in danger)${untold}`,
      `(?:ist|sind|geht|gehen|wird|werden) (?:die|das|de[rn]|ihre?|deine?|unsere?) (?!(?:tag|abend|zeit|hoffnung|mühe|liebe)(?!\\p{L}))\\p{L}+ nie(?:mals)? (?:verloren|kaputt|in gefahr|offline)${untold}|(?:unsere?|ihre?|deine?) \\p{L}+ (?:ist|sind|geht|gehen) nie(?:mals)? (?:verloren|kaputt|in gefahr|offline)${untold}|(?:lassen|lässt) (?:wir )?(?:sie|dich) nie(?:mals)? (?:im stich|allein|hängen|warten)`,
      `(?:notre|nos|votre|vos) \\p{L}+ (?:n'est|ne sont|n'êtes) jamais (?:perdue?s?|en panne|en danger|cassée?s?)${untold}|ne vous (?:laisse|laissons|laissera) jamais (?:tomber|attendre|seule?|vous perdre)`,
      `(?:nuestr[oa]s?|tus?|sus?) \\p{L}+ nunca (?:está|están) (?:perdid|en peligro|rot|caíd)\\p{L}*${untold}|nunca te (?:deja|dejamos|dejará|dejaremos) (?:tirad[oa]|sol[oa]|esperando|perderte|colgad[oa])`,
    ],
  ],
  [
    'always',
    'of its noun',
    [
      `(?:(?:you|we|they|your \\p{L}+|our \\p{L}+)(?:'ll| will)|(?:your|our|whatever|what|everything|the \\p{L}+) (?:\\p{L}+ ){1,3}(?:will|'ll)) always(?= (?!(?:remember|love|wonder|prefer|be (?:a|an|another|some))(?!\\p{L}))\\p{L})${untold}`,
      `(?:our|your|the) (?:\\p{L}+ ){1,2}(?:is|are) always(?= (?:in stock|available|on time|on the shelf|up to date|on hand|fresh|punctual)(?!\\p{L}))${untold}|always(?= (?:in stock|on the shelf|up to date|available)(?!\\p{L}))${untold}`,
      `(?:immer|stets|jederzeit)(?= (?:vorrätig|verfügbar|auf lager|pünktlich|lieferbar|auf dem (?:neuesten|aktuellen) stand|im regal)(?!\\p{L}))${untold}`,
      `(?:(?:vous|tu) (?:aurez|trouverez|auras|trouveras)|(?:votre|vos|notre|nos) (?:\\p{L}+ ){1,3}(?:sera|seront)) toujours${untold}|toujours(?= (?:disponibles?|en stock|en rayon|à l'heure|à jour)(?!\\p{L}))${untold}`,
      `(?:tendrás|encontrarás|siempre tendrás|siempre encontrarás|tu \\p{L}+ (?:siempre )?(?:estará|llegará))(?: siempre)?(?<=siempre[^.]{0,20})${untold}|siempre(?= (?:disponibles?|en stock|a tiempo|puntual(?:es)?|al día|en la estantería)(?!\\p{L}))${untold}`,
    ],
  ],
  [
    'never',
    'of its noun',
    [
      `(?:(?:you|we|it|they)(?:'ll| will)|(?:your|our) (?:\\p{L}+ ){1,3}(?:will|'ll)) never(?= (?!(?:know|guess|forget|understand|believe|agree|admit|ask|mind|replace|be (?:a|an|the))(?!\\p{L}))\\p{L})${untold}`,
      `(?:your|our) (?:\\p{L}+ ){1,3}never(?= ${harms.en}(?!\\p{L}))${untold}`,
      `(?<=(?:your|our) (?:\\p{L}+ ){1,3})never(?= [\\p{L}'-]+ (?:[\\p{L}'-]+ ){0,4}again(?!\\p{L}))`,
      `(?:no|not one|none of (?:our|your)|not a single) \\p{L}+(?: ever)?(?= ${harms.en}(?!\\p{L}))${untold}|nothing(?: ever)?(?= (?:breaks|gets (?:lost|forgotten|left behind)|goes missing|is ever (?:lost|forgotten))(?!\\p{L}))${untold}`,
      `(?<=(?:^|[.!?:;,\\n] ?)(?:ihre?[nrms]?|deine?[nrms]?|unsere?[nrms]?|danach|damit|hier|bei uns|mit uns|künftig) (?:(?!(?:hat|hatte|kam|war|sah|ging|taucht)(?!\\p{L}))\\p{L}+ ){1,6})nie (?:wieder|mehr)(?= \\p{L})(?! (?:auf(?!\\p{L})|gefunden|gesehen))`,
      `kein(?:e[rs]?|es)?(?: einzige[rs]?)? \\p{L}+(?= (?:${harms.de})(?!\\p{L}))${untold}|nichts(?= (?:geht (?:\\p{L}+ )?verloren|bleibt (?:\\p{L}+ )?(?:liegen|stehen)|geht (?:\\p{L}+ )?(?:kaputt|schief|zu bruch))(?!\\p{L}))${untold}`,
      `(?<=(?:votre|vos|ton|ta|tes|notre|nos) (?:\\p{L}+ ){1,3}n(?:e |')(?:vous |te )?\\p{L}+ )(?:plus jamais|jamais plus|jamais)(?! (?:le|la|les|vraiment)(?!\\p{L}))${untold}`,
      `(?:aucune?|pas une?(?: seule?)?) \\p{L}+(?: (?:de |d')\\p{L}+)? ne(?= ${harms.fr}(?!\\p{L}))${untold}|plus rien ne(?= ${harms.fr}(?!\\p{L}))${untold}`,
      `(?:ningun[oa]?|ningún|ni una? sol[oa]) \\p{L}+(?= ${harms.es}(?!\\p{L}))${untold}|nada(?= (?:se )(?:pierde|rompe|olvida)(?!\\p{L}))${untold}`,
      `(?<=(?:tus?|sus?|nuestr[oa]s?) \\p{L}+ )(?:nunca más|nunca|ya nunca)(?= (?:volver|se |te |tendr|estar|fallar|quedar))${untold}`,
    ],
  ],
  [
    'everybody can',
    'alone',
    [
      `(?:really |absolutely |literally )(?:anyone|anybody|everyone|everybody) can(?!\\p{L})${untold}|(?:anyone|anybody|everyone|everybody|every beginner|even a beginner|any child|a child) (?:can|could|will|is able to)(?: (?:really|easily|quickly))? (?:do it|learn|master|manage|succeed|make|bake|build|fix|repair|adjust|install|set|handle|play|throw|shape|grow)(?!\\p{L})${untold}`,
      `(?:kann|schafft|lernt|versteht) (?:das )?(?:wirklich|absolut|tatsächlich|buchstäblich|einfach) (?:jede[rs]?|alle)${untold}|(?:gelingt|gelingen) (?:es )?(?:wirklich )?(?:jede[mr]|allen)${untold}|(?:schafft|lernt|versteht|beherrscht|kann) (?:das )?(?:jede[rs]?|jedes kind)(?= (?:[^.?!\\n]{1,40}(?:lernen|einstellen|reparieren|backen|bauen|bedienen|töpfern|selbst|sofort)(?!\\p{L}))|[.!]|$)${untold}|jede[rs]?(?: anfänger| kind)? (?:schafft|lernt|beherrscht|meistert) (?:das|es|den|die)(?!\\p{L})${untold}`,
      `(?:tout le monde|n'importe qui|chacun|même un enfant|même un débutant)(?: \\p{L}+)? (?:y arrive|y parvient|réussit|réussira|saura|sait (?:le )?faire|y arrivera|peut (?:le |la )?(?:faire|apprendre|réussir|réparer|y arriver|maîtriser|fabriquer|régler|cuisiner|tourner))(?!\\p{L})${untold}`,
      `(?:todo el mundo|cualquiera|cualquier principiante|hasta un niño|todos)(?: \\p{L}+)? (?:lo (?:logra|consigue)|sabrá|(?:puede|podrá|consigue|logra|aprende a|sabe) (?:hacer|aprender|modelar|arreglar|lograr|conseguir|montar|usar|cocinar|tornear|reparar|ajustar)\\p{L}*)(?!\\p{L})${untold}`,
    ],
  ],
  [
    'as good as done',
    'of its noun',
    [
      '(?:as good as|practically|virtually|all but)(?= (?:paid|accepted|yours|won|solved|certain|sold|guaranteed)(?!\\p{L}))',
      'so gut wie(?= (?:sicher|bezahlt|gewonnen|bewilligt|angenommen|verkauft)(?!\\p{L}))',
      "(?:autant dire|pour ainsi dire|pratiquement|quasiment|d'ores et déjà)(?= (?:gagn|accord|acqui|pay|accept|vend)\\p{L}*)",
      '(?:prácticamente|poco menos que|casi)(?= (?:aprobad|pagad|concedid|asegurad|ganad|aceptad|vendid)[oa]s?(?!\\p{L}))',
    ],
  ],
])
