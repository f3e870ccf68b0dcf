import { day, nameOfEnd } from './deadlines.ts'
import { rulesOf } from './rule.ts'

const done =
  '(?:decisions?|deliver(?:y|ies)|dispatch|shipping|shipment|collection|service|repairs?|appointments?|approval|installation|payouts?|payments?|refunds?|results?|replies|reply|answers?|quotes?|access|support|orders?|funding|cash|loans?|success|help|relief)'
const doing =
  '(?:deliver(?:s|ed|y)?|ship(?:s|ped)?|decid(?:e|es|ed)|decisions?|answer(?:s|ed)?|repl(?:y|ies|ied)|pa(?:y|ys|id)|ready|repair(?:s|ed)?|fixed|dispatch(?:es|ed)?|approved|installed|posted|sent|leaves?|back|arrives?)'
const ding =
  '(?:zusagen?|entscheidung(?:en)?|auszahlung(?:en)?|lieferung(?:en)?|versand|hilfe|wirkung|antwort(?:en)?|genehmigung|kredite?|termine?|reparatur(?:en)?|service|zugang|ergebnisse?|rückruf)'
const getan =
  '(?:geliefert|versandt|verschickt|zugestellt|repariert|fertig|entschieden|da|bei (?:ihnen|dir)|ausgezahlt|beantwortet)'
const chose =
  '(?:décisions?|réponses?|livraisons?|expéditions?|accords?|versements?|paiements?|résultats?|interventions?|dépannages?|devis|effets?|soulagement|remboursements?|rendez-vous)'
const fait = `(?:${chose}|(?:livré|expédié|réparé|remboursé|prêt|envoyé)e?s?|(?:livrons|expédions|répondons|décidons|réparons))`
const cosa =
  '(?:decisi(?:ón|ones)|respuestas?|entregas?|envíos?|aprobaci(?:ón|ones)|pagos?|resultados?|reparaci(?:ón|ones)|citas?|presupuestos?|efectos?|alivio|reembolsos?)'
const hecho = `(?:${cosa}|(?:entregad|enviad|reparad|pagad|list)[oa]s?|(?:entregamos|enviamos|respondemos|decidimos|reparamos))`
const after = (words: string, between = '(?:\\p{L}+ ){0,3}') => `(?<=${words} ${between})`

/** How soon something is done, in words: a day, a night, at once. */
export const speed = rulesOf('guarantee', [
  [
    'same day',
    'of its noun',
    [
      `same-day(?= \\p{L})|(?<!(?:the|that|this|very) )same day(?= ${done})|${after(doing)}(?:on |within )?the (?:very )?same day`,
      `(?:noch )?am (?:selben|gleichen) tag(?= (?:\\p{L}+ )?${getan})|${after(ding, '(?:\\p{L}+ )?')}(?:noch )?am (?:selben|gleichen) tag|taggleich\\p{L}{0,2}`,
      `${after(fait, '(?:\\p{L}+ )?')}(?:le jour même|dans (?:la journée|l'heure))`,
      `${after(hecho, '(?:\\p{L}+ )?')}(?:el mismo día|en el día)`,
    ],
  ],
  [
    'next day',
    'of its noun',
    [
      `next-day(?= \\p{L})|(?<!(?:the|that|this|very) )next day(?= ${done})|${after(doing)}(?:on )?the (?:very )?next day|overnight(?= ${done})`,
      `(?:schon )?am (?:nächsten|folgenden) tag(?= (?:\\p{L}+ )?${getan})|${after(ding, '(?:\\p{L}+ )?')}(?:am nächsten tag|über nacht)|über nacht(?= ${getan})|(?:schon )?(?:morgen|übermorgen)(?= (?:schon )?(?:bei ihnen|bei dir|geliefert))`,
      `${after(fait, '(?:\\p{L}+ )?')}(?:dès )?(?:le lendemain|en une nuit|dans la nuit)`,
      `${after(hecho, '(?:\\p{L}+ )?')}(?:al día siguiente|de un día para otro)`,
    ],
  ],
  [
    'instant',
    'of its noun',
    [
      `immediate(?= ${done})|(?<=(?:approved|delivered|available|paid|ready) )(?:at once|immediately|straight away|right away)`,
      `sofortige[nrms]?(?= ${ding})|sofort(?= (?:lieferbar|verfügbar|einsatzbereit|startklar|wirksam|ausgezahlt|genehmigt|bewilligt|spürbar))`,
      `(?<=${chose} )immédiate?s?|immédiatement(?= (?:disponible|livré|prêt|accordé))|(?<=disponibles? )(?:immédiatement|tout de suite)`,
      `(?<=${cosa} )(?:inmediat[oa]s?|al instante|en el acto)|(?<=(?:disponibles?|aprobad[oa]s?|list[oa]s?) )(?:de inmediato|al instante|en el acto|inmediatamente)`,
    ],
  ],
  [
    'today for tomorrow',
    'alone',
    [
      'order(?:ed)? (?:it )?today,? (?:and )?(?:\\p{L}+ ){0,3}tomorrow',
      'heute (?:bestellt|beantragt|bestellen),? (?:schon )?(?:über)?morgen',
      "command(?:é|ez|ée|és|ées) aujourd'hui,? (?:\\p{L}+ )?(?:dès )?demain",
      '(?:pídelo|pide|compra|pedido) hoy,? (?:y )?(?:\\p{L}+ ){0,2}mañana',
    ],
  ],
  [
    (wording) => `done ${nameOfEnd(wording)}`,
    'alone',
    [
      `(?<=(?:ready|finished|fixed|repaired|mended|printed|installed|delivered|dispatched|at your door|in your hands|with you|on your (?:table|doorstep|desk)) )(?:(?:by|before) )?${day}(?! ?\\?)`,
      `(?<=(?:done|yours|home) )(?:by|before) ${day}(?! ?\\?)`,
      `(?<!für )(?:(?:bis|schon|noch) )?${day}(?= (?:noch |schon )?(?:fertig|repariert|geliefert|einsatzbereit|bei (?:ihnen|dir))(?! ?\\?))|bis ${day} erledigt|(?<=(?:fertig|erledigt|repariert|geliefert) )(?:bis|vor|noch|schon) ${day}(?! ?\\?)`,
      `(?<=(?:prêt|terminé|réparé|livré)e?s? |chez vous )(?:dès |d'ici |avant )?${day}(?! ?\\?)`,
      `(?<=(?:(?:(?<!(?:la|una|tu|su|mi|esta) )list|terminad|reparad|entregad)[oa]s?|en (?:tu|su) (?:casa|puerta)) )(?:para |antes del? )?${day}(?! ?\\?)`,
    ],
  ],
  [
    'within a day',
    'alone',
    [
      "(?:within|in less than|in under) (?:just )?(?:a|one) day|(?:innerhalb|binnen) eines tages|in weniger als einem tag|en moins d'(?:une journée|un jour)|en menos de un día",
    ],
  ],
  [
    'in a flash',
    'alone',
    [
      "in the blink of an eye|lightning[- ]fast|at lightning speed|blitzschnell\\p{L}{0,2}|in windeseile|im handumdrehen|en un clin d'(?:œil|oeil)|en un éclair|en un abrir y cerrar de ojos|en un santiamén",
    ],
  ],
  [null, 'alone', [`sofort-?${ding}|übernacht-?${ding}`]],
])

/** What tells in a source that what is ordered one day is there on the next: "order by six the evening before". */
export const namedSpeeds: ReadonlyArray<readonly [key: string, ...words: string[]]> = [
  [
    'today for tomorrow',
    'the (?:day|evening|night) before|(?:the )?(?:next|following) (?:day|morning)|tomorrow|(?:am |bis zum )?vortag|am (?:tag|abend) (?:davor|vorher|zuvor)|am (?:nächsten|folgenden) (?:tag|morgen)|la veille|le lendemain|(?:del? |el )?día (?:anterior|siguiente|antes)|la víspera',
    'orders?|ordered|deliver\\p{L}*|dispatch\\p{L}*|collect\\p{L}*|pick(?:ed)?[- ]up|\\p{L}*bestell\\p{L}*|\\p{L}*liefer\\p{L}*|abhol\\p{L}*|abgeholt|command\\p{L}*|livr\\p{L}*|retrait|encarg\\p{L}*|pedid\\p{L}*|entreg\\p{L}*|repart\\p{L}*|recog\\p{L}*',
  ],
]
