import { rulesOf } from './rule.ts'

/** A way of sale or service by its key, what copy says of it in all languages, and what names it in a source. */
type Channel = readonly [key: string, said: readonly string[], named: string]

/** "There is an app for everything, and still you queue": of others, and no promise. */
const contrast =
  '(?![^.!?\\n]{0,80} (?:but|still|yet|another|nobody|except|aber|trotzdem|niemand|nur nicht|außer|mais|pourtant|sauf|personne|pero|menos|sin embargo|nadie)(?!\\p{L}))'
const none =
  "(?<!(?:no|without an?|without the|another|any|every|each|yet|not (?:an?|the|in the|on the)|ohne|ohne eine|ohne die|keine|kein|noch eine|jede|nicht in der|sans|sans une|aucune|pas d'|pas une|pas sur l'|encore une|chaque|sin|sin la|sin una|otra|ninguna|cada|no en la) ?)"
const yours = '(?:your|the|each|every|all|our|its|their|any)'
const between = (count: number) => `(?: [\\p{L}'-]+){0,${count}}?`

const deliveryNamed =
  'deliver\\p{L}*|ship(?:s|ped|ping|ment)?|postage|courier|cargo bike|by post|mail order|parcels?|orders? leaves?|(?:is|are|we) (?:post|sen[dt])\\p{L}*|' +
  '(?:aus|an)?ge?liefer\\p{L}*|\\p{L}*liefer(?:t|n|ung|ungen|dienst|service)|versand\\p{L}*|versend\\p{L}*|verschick\\p{L}*|zustell\\p{L}*|zugestellt|frei haus|paket(?:e|dienst)?|' +
  'livr\\p{L}+|expédi\\p{L}+|envo(?:i|y)\\p{L}*|colis|à domicile|commandes? part\\p{L}*|' +
  'envío\\p{L}*|envia\\p{L}*|entreg\\p{L}+|repart(?:o|imos|en|idor\\p{L}*)|a domicilio|mensajer\\p{L}+|paquete\\p{L}*'

const channels: readonly Channel[] = [
  [
    'home visit',
    [
      `(?:(?<!(?:when|if|before|until|after) )we (?:\\p{L}+ )?(?:come|travel|drive) (?:out )?to (?:you(?=[.,!;]|$| (?:at|in|on|by|with|for|if|and)(?!\\p{L}))|your (?:home|house|place|flat|office|workplace|street|door))|home visits?|(?:a|an|our) (?:\\p{L}+ )?\\p{L}+ (?:comes? (?:round|to your (?:home|house|place|door))|visits? you at home)|(?:treat|teach|visit|train|massage|repair|coach)\\p{L}* (?:you )?(?:at|in) your (?:own )?(?:home|house|kitchen|living room))`,
      '(?:wir kommen|kommen wir) (?:(?:auch|gern|gerne|sogar|auf wunsch|direkt|selbst|mit \\p{L}+) )*(?:zu (?:ihnen|dir|euch)|nach hause|ins haus|in (?:ihre|deine|eure) (?:wohnung|küche|firma))|(?:kommt|kommen) (?:(?:auch|gern|gerne|sogar|auf wunsch|direkt) )*(?:zu (?:ihnen|dir|euch) (?:nach hause|ins haus)|in (?:ihre|deine|eure) wohnung)|hausbesuche?n?',
      "(?:nous (?:venons|nous déplaçons|intervenons)|on (?:vient|se déplace)|se dépla(?:ce|cent)) (?:(?:aussi|volontiers|même|directement) )*(?:chez (?:vous|toi)|à (?:votre )?domicile|jusqu'(?:à|chez) (?:vous|votre porte))|(?:visites?|séances?|cours|soins?|interventions?) à domicile",
      '(?:vamos|acudimos|nos desplazamos|va|acude|se desplaza) (?:(?:también|incluso|hasta) )*(?:a|hasta) (?:tu|su|vuestra?) (?:casa|domicilio|local|oficina)|(?:visitas?|clases?|sesiones|tratamientos?) a domicilio',
    ],
    'home visits?|visits? (?:you|your|people|customers|members|patients)|at (?:your )?home|we (?:come|travel|drive) to|(?:comes?|travels?) to (?:your|the (?:house|home|customer|site|office|hall))|on site|hausbesuch\\p{L}*|(?:techniker|ingenieur|monteur|mechaniker|therapeut|trainer|berater)(?:in|innen|en)? (?:\\p{L}+ )?(?:kommt|kommen|misst)|(?:kommt|kommen) (?:ein|eine|unser) (?:techniker|ingenieur|monteur|mechaniker|therapeut|trainer|berater)(?:in)?|(?:kommt|kommen) (?:zu|ins)|ins haus|nach hause|vor ort|misst|ausmessen|aufmaß|montage|à domicile|chez (?:vous|le client|les clients)|se dépla\\p{L}+|sur place|a domicilio|en (?:tu|su|el) (?:casa|local|oficina|domicilio)|se desplaza\\p{L}*',
  ],
  [
    'collected at home',
    [
      `(?<!(?:if|when|before|until) )we(?:'ll| will| can| also)? (?:pick up|collect|fetch|pick) (?:${yours} )?(?:[\\p{L}'-]+ ){0,3}?(?:up )?(?:at|from) (?:your )?(?:home|house|door|doorstep|place|office)|(?:collection|pick-?up) (?:from|at) (?:your )?(?:home|door|house)`,
      '(?:wir holen|holen wir) (?:[\\p{L}-]+ ){0,4}?(?:(?:zu hause|daheim|bei (?:ihnen|dir|euch)(?: zu hause)?|an (?:ihrer|deiner) (?:haus)?tür) )ab|abholung (?:zu hause|bei (?:ihnen|dir))|abholservice',
      "(?:nous (?:venons (?:aussi )?(?:chercher|récupérer|prendre)|récupérons|enlevons|collectons)|on (?:vient (?:chercher|prendre)|récupère)) (?:[\\p{L}'-]+ ){0,4}?(?:chez (?:vous|toi)|à (?:votre )?domicile|à votre porte)|enlèvement à domicile",
      '(?:recogemos|pasamos a (?:recoger|buscar|por)) (?:[\\p{L}-]+ ){0,3}?(?:en|a|de|por) (?:tu |su )?(?:casa|domicilio|puerta)|recogida (?:a domicilio|en (?:tu )?casa)',
    ],
    '(?:collect|pick|fetch)\\p{L}*[^.!?]{0,40} (?:home|door|doorstep|your house)|hol(?:t|en)[^.!?]{0,40}(?:zu hause|daheim|bei (?:ihnen|dir)|haustür)|abhol(?:dienst|service)|abholung (?:zu hause|bei)|zu hause abgeholt|à domicile|récup\\p{L}+ chez|enlèvement|recog\\p{L}+ (?:a|en) |recogida a domicilio',
  ],
  [
    'delivery',
    [
      `(?:(?:brings?|carr(?:y|ies)|drops?|delivers?|sends?|ships?|takes?) (?:${yours} )?(?!(?:bill|noise|rain|mud|snow|cold|news|wind)(?!\\p{L}))${between(3)} (?:straight |right |all the way )?to your (?:front |own )?(?:door(?:step)?|home|house|desk|table|gate)|(?:straight|right|all the way) to your (?:front |own )?(?:door(?:step)?|home|house|desk)|(?:brings?|carr(?:y|ies)|delivers?) ${yours} [\\p{L}'-]+(?: [\\p{L}'-]+)? to the (?:front )?door(?:step)?|(?:delivered|shipped|posted|sent|brought|dropped) (?:straight |right )?(?:to|at|on) (?:your )?(?:front )?(?:home|house|door(?:step)?|desk|office|street))`,
      `(?<!(?:what|how|when|if|promise|until|as) )we(?:'ll| will| also| can)? (?:deliver|ship)(?! (?:on (?:our|what|every promise)|what|more|less|results|joy|value|this|change|the (?:news|goods|truth|message))(?!\\p{L}))(?=[.,!;]|$| (?:to|on|in|within|every|all|across|and|by|your|the|anywhere|nationwide|worldwide|even|bread|twice|once|daily|weekly|from|for|straight)(?!\\p{L}))|we(?:'ll| will| also| can)? (?:post|mail|send) (?:you )?${yours} [\\p{L}'-]+(?: [\\p{L}'-]+)? (?:to you|by post|home|in the post)|drops? (?:it|them|${yours} [\\p{L}'-]+) off (?:at|to) your|(?:goe?s?|comes?|travels?|leaves?)(?: out)? by (?:van|bike|cargo bike|courier|post|mail)(?!\\p{L})|(?:have|get) (?:it|them|${yours} [\\p{L}'-]+) delivered|we bring ${yours} [\\p{L}'-]+ to (?:you(?=[.,!;]|$)|your (?:garden|office|street|kitchen|place|workplace))|(?:box|basket|bread|order|parcel|loaf|food) comes to you(?!\\p{L})|home delivery|delivery (?:to|within|across|in|every)(?! (?:time|full|mind)(?!\\p{L}))|(?:comes?|arrives?) (?:straight |right )?(?:to|at) your (?:door(?:step)?|house|home)(?=[.,!;]|$)`,
      '(?<!(?:was|wie|wenn|dass|bis) )(?:wir liefern|liefern wir)(?! (?:ergebnisse|antworten|gründe|ideen|argumente)(?!\\p{L}))|(?:bis )?(?:vor|an|zu) (?:die|ihre|deine|eure|ihrer|deiner) (?:haus|wohnungs)?tür(?<=(?<!(?:bus|bahn|straßenbahn|zug|weg|straße) )(?:bringt|bringen|liefert|liefern|kommt|kommen|geliefert|schickt|schicken)(?! (?:sie|dich|euch|uns|mich)(?!\\p{L}))(?: [\\p{L}-]+){0,5} (?:haus|wohnungs)?tür)|(?:an|vor|zu) (?:die|ihre|deine|ihrer|deiner) (?:haus|wohnungs)?tür (?:geliefert|gebracht)|wir bringen (?:ihnen|dir) [^.!?\\n]{1,30} (?:nach hause|vorbei)|liegt vor (?:ihrer|deiner) (?:haus)?tür|(?:nach|zu dir nach|zu ihnen nach) hause (?:geliefert|gebracht|geschickt|gesendet)|(?:wir (?:schicken|senden|bringen)|(?:schicken|senden|bringen) wir) (?:ihnen|dir|euch)?(?: ?[\\p{L}-]+){0,3}? (?:nach hause|ins haus|an die tür|vor die tür|per post|zu)|lieferung (?:nach|bis|in|an|vor|frei) |lieferdienst|lieferservice',
      "(?:nous|on) (?:vous |te )?(?:livrons|livre|expédions|expédie)(?=[.,!;]|$| (?:le|la|les|dans|à|chez|en|tous|chaque|aussi|votre|vos|partout|du|jusqu|même)(?!\\p{L})| l'| jusqu')|(?:livraison|livrée?s?|livré) (?:à domicile|chez (?:vous|toi)|à (?:votre|ta) porte|jusqu'à|dans (?:tout|toute|la|le)|au bureau)|(?:apporte|apportent|arrive|arrivent|vient|viennent|déposée?s?|livre|livrent|dépose|déposent)(?: [\\p{L}'-]+){0,4}? (?:(?:jusqu'?)?à (?:votre|ta) porte|jusque chez (?:vous|toi)|jusqu'à (?:vous|chez vous))|(?:vous |t')attend(?:ent)? devant (?:votre|ta) porte|nous venons (?:vous |te )?livrer|(?:nous|on) (?:vous|t'|te) ?(?:envoyons|envoie|apportons|apporte|expédions)(?: [\\p{L}'-]+){1,4}? (?:à la maison|chez (?:vous|toi)|à domicile|par la poste)|service à domicile",
      '(?<!(?:cuando|si|que) )(?:repartimos|hacemos envíos|hacemos repartos|enviamos a (?:toda|todo|domicilio)|entregamos (?:en|a|los|cada))(?! (?:tareas|papeles|roles)(?!\\p{L}))|(?:te|os|le|se)(?: lo| la| los| las)? (?:enviamos|mandamos|llevamos|entregamos|acercamos|traemos)(?: [\\p{L}-]+){0,4}? a (?:casa|domicilio|tu (?:casa|puerta|mesa|oficina))|(?:lleva|llevan|trae|traen|acerca|llega|llegan|entrega|entregan|enviad[oa]s?|entregad[oa]s?)(?: [\\p{L}-]+){0,4}? (?:a|hasta|en) tu (?:puerta|casa|domicilio)|(?:servicio|entrega|reparto|envío)s? (?:a domicilio|a casa|a toda)|a domicilio(?=[.,!;]|$)',
    ],
    deliveryNamed,
  ],
  [
    'online shop',
    [
      '(?:our|the|its|my|an?) (?:own )?(?:online|web) ?-?(?:shop|store)|(?:online|web)-?(?:shop|store)(?! ?(?:owner|software|builder|system|keeper)s?(?!\\p{L}))|shop online|(?:order|buy|purchase|get)(?:s|ed|ing)? (?:[\\p{L}-]+ ){0,4}?(?:online|(?:through|via|on) (?:our|the) (?:website|site|web))(?! (?:class|course|forms?|banking|tool|account))',
      '(?:online|web|internet)-?(?:shops?|store|laden)(?!-?(?:betreiber|software|system))|(?:bestell|kauf)\\p{L}* (?:[\\p{L}-]+ ){0,4}?(?:online|im internet|im netz|per klick)|(?:online|im internet|im netz) (?:\\p{L}+ )?(?:bestell|kauf)\\p{L}*',
      "boutique (?:en ligne|internet)|e-boutique|(?:command|achet|vend)\\p{L}* (?:[\\p{L}'-]+ ){0,4}?(?:en ligne|sur internet|sur (?:notre|le) site)|en vente (?:en ligne|sur)|disponibles? en ligne",
      'tienda (?:en línea|online|virtual)|(?:compr|pid|ped|encarg)\\p{L}* (?:[\\p{L}-]+ ){0,4}?(?:en línea|online|por internet|en (?:la|nuestra) web)|de venta (?:en línea|online)',
    ],
    '(?:online|web)[ -]?(?:shops?|store)|onlineshops?|webshops?|shop online|(?:order|buy|sold|sell|pay|orders)\\p{L}*(?: \\p{L}+){0,4} (?:online|on the (?:web|site|website))|boutique en ligne|(?:command|achet|vend|vente)\\p{L}*(?: \\p{L}+){0,4} (?:en ligne|sur (?:le|notre) site|sur internet)|tienda (?:en línea|online)|(?:compr|ped|vend|venta)\\p{L}*(?: \\p{L}+){0,4} (?:en línea|online|por internet|en la web)|(?:bestell|kauf|verkauf)\\p{L}*(?: \\p{L}+){0,4} (?:online|im internet)|online (?:\\p{L}+ )?(?:bestell|kauf|order|sale)\\p{L}*',
  ],
  [
    'online booking',
    [
      '(?:book|reserve|sign up|join|register|enrol|enroll|apply|manage|pause|reschedule|change|skip)(?:s|ed|ing)? (?:[\\p{L}-]+ ){0,4}?online(?! (?:class|course|banking|account))|online (?:booking|reservations?|registration)|book (?:[\\p{L}-]+ ){0,3}?on (?:our|the) (?:website|site)',
      '(?:buch|reservier|anmeld|meld|vereinbar|verwalt|verschieb|änder)\\p{L}* (?:[\\p{L}-]+ ){0,4}?online|online (?:\\p{L}+ )?(?:buch|reservier|anmeld|vereinbar)\\p{L}*|online-?(?:buchung|anmeldung|reservierung|terminbuchung)(?:en)?',
      "(?:réserv|inscri|gér|modifi|prenez rendez-vous|prendre rendez-vous)\\p{L}* (?:[\\p{L}'-]+ ){0,4}?(?:en ligne|sur (?:notre|le) site|sur internet)|(?:réservation|inscription|prise de rendez-vous)s? (?:en ligne|sur internet)",
      '(?:reserv|gestion|apúnt|apunt|inscríb|inscrib|pide cita|cita previa)\\p{L}* (?:[\\p{L}-]+ ){0,4}?(?:en línea|online|por internet|en (?:la|nuestra) web)|(?:reservas?|inscripci(?:ón|ones)) (?:en línea|online|por internet)',
    ],
    'online|website|web|webs?ite|portal|internet|app|en ligne|sur (?:le|notre) site|en línea|página',
  ],
  [
    'online class',
    [
      '(?:class(?:es)?|lessons?|courses?|workshops?|sessions?|consultations?|appointments?|teach|teaching|lessons) (?:(?:is|are|run|take place|also|as well|too|now|happen|everything) )*online|online (?:class(?:es)?|courses?|lessons?|sessions?|workshops?|consultations?|tuition|coaching)|(?:by|via|over|on) (?:video ?-?calls?|video ?-?chat|zoom|livestream|video link)|live[- ]?stream(?:s|ed)?|webinars?|webinare?n?|webinaires?|webinarios?',
      '(?:kurse?|stunden?|termine?|workshops?|beratung(?:en)?|seminare?|unterricht)(?: (?:gibt es|gibt’s|finden|sind|ist|geben wir|laufen|läuft|geht))?(?: (?:auch|jetzt|sogar|alle|bei uns))* (?:online(?! (?:\\p{L}+ )?(?:verschieb|buch|absag|reserv|verein|stornier|änder)\\p{L}*)|per video(?:anruf|call|chat)?|als livestream)|online-?(?:kurse?|stunden?|beratung(?:en)?|seminare?|unterricht|workshops?|sprechstunden?)n?|video-?(?:sprechstunden?|beratung(?:en)?|anruf|call)|(?:per|über) (?:video|zoom|livestream)',
      '(?:cours|ateliers?|séances?|consultations?|formations?|stages?)(?: (?:se suivent|existent|sont|ont lieu|se font))?(?: (?:aussi|également|même|désormais))* (?:en ligne|en visio\\p{L}*|à distance|par visio\\p{L}*)|en visio(?:conférence)?|par (?:appel vidéo|visio\\p{L}*)',
      '(?:clases?|cursos?|talleres?|sesiones|consultas?|citas?)(?: (?:se dan|son|hay|se hacen))?(?: (?:también|incluso))* (?:en línea|online|a distancia|por (?:internet|videollamada|vídeo|zoom))|por videollamada|(?:en|por) streaming',
    ],
    'webinar\\p{L}*|webinaires?|online (?:class|course|lesson|session|workshop|consult)\\p{L}*|(?:class|course|lesson|session|workshop|consult|appointment|taught|teach)\\p{L}*(?: \\p{L}+){0,4} online|video ?-?(?:call|chat|link)s?|zoom|live[- ]?stream\\p{L}*|online-?(?:kurs|stunde|berat|seminar|unterricht)\\p{L}*|(?:kurs|stund|berat|seminar|unterricht)\\p{L}*(?: \\p{L}+){0,4} online|video-?(?:sprechstunde|beratung|anruf)\\p{L}*|(?:cours|atelier|séance|consultation|formation)s?(?: \\p{L}+){0,4} (?:en ligne|à distance)|visio\\p{L}*|(?:clase|curso|taller|sesi|consulta)\\p{L}*(?: \\p{L}+){0,4} (?:en línea|online|a distancia)|videollamada\\p{L}*|streaming',
  ],
  [
    'app',
    [
      `(?:our|its) (?:own )?(?:mobile )?app(?= )|${none}(?:(?:in|on|with|through|via|from|using|over) (?:the|our|its|your|an?) (?:\\p{L}+ )?app|(?:the|our|an?) (?:\\p{L}+ )?app (?:that )?(?:reminds?|shows?|tells?|sends?|counts?|keeps?|tracks?|lets?|helps?|plans?|warns?|guides?|rounds?|does|makes?|finds?|saves?|opens?|works?|knows?|carries))${contrast}|download (?:the|our) app`,
      `(?:unsere|die eigene|deine|ihre) app(?= )|${none}(?:(?:in|mit|über|per|auf) (?:(?:der|unserer?|einer?|ihrer?|deiner?|die) )?app|(?:die|eine) (?:\\p{L}+ )?app (?:erinnert|zeigt|sagt|schickt|zählt|hält|führt|hilft|plant|warnt|meldet|verrät|weiß|kann|macht|findet|öffnet|sendet|begleitet|lässt|rundet))${contrast}`,
      `(?:notre|votre) (?:propre )?appli(?:cation)?(?= )|${none}(?:(?:sur|dans|avec|via|depuis) (?:l'|notre |une |la |votre )appli(?:cation)?(?! d(?:e |u |es |'))|(?:une |l')appli(?:cation)?(?: mobile)? (?:vous |qui |te )*(?:rappelle|montre|dit|envoie|compte|garde|suit|permet|aide|prévient|guide|indique|affiche|signale|propose))${contrast}`,
      `(?:nuestra|tu|su) (?:propia )?(?:app|aplicación)(?= )|${none}(?:(?:en|con|desde|por|a través de) (?:la|nuestra|una|tu) (?:app|aplicación)(?! de(?:l)?(?!\\p{L}))|(?:la|una) (?:app|aplicación)(?: móvil)? (?:que )?(?:te |le )?(?:recuerda|muestra|dice|envía|manda|cuenta|guarda|sigue|permite|ayuda|avisa|guía|indica|enseña))${contrast}`,
    ],
    'app|apps|applis?|application(?! of)|aplicación|aplicaciones|smartphone|ios|android|iphone',
  ],
  [
    'paid by phone',
    [
      'pay(?: [\\p{L}-]+){0,5}? (?:with|by|using) (?:your |the |a )?(?:phone|smartphone|watch|mobile)|contactless(?: payments?)?|mobile payments?',
      '(?:zahl|bezahl)\\p{L}*(?: [\\p{L}-]+){0,5}? (?:mit (?:dem|ihrem|deinem) (?:handy|smartphone|telefon|uhr)|per (?:handy|smartphone)|kontaktlos)|(?:mit (?:dem|ihrem|deinem) (?:handy|smartphone)|per handy|kontaktlos) (?:be)?zahl\\p{L}*',
      "pa(?:yez|ie|ies|yer|iement)(?: [\\p{L}'-]+){0,5}? (?:avec (?:votre|le|ton) (?:téléphone|smartphone|montre)|par (?:téléphone|mobile)|sans contact)",
      'pag(?:a|as|ue|ar|o|os)(?: [\\p{L}-]+){0,5}? (?:con (?:el|tu|su) (?:móvil|teléfono|reloj)|por (?:móvil|teléfono)|sin contacto)',
    ],
    '(?:pay|paid|till|accept|card)\\p{L}*[^.!?]{0,40} (?:phones?|smartphones?|watch)|phones?[^.!?]{0,40} (?:accepted|till|pay)|contactless|mobile pay\\p{L}*|zahl\\p{L}*[^.!?]{0,40} (?:handy|smartphone)|handyzahlung|kontaktlos\\p{L}*|pa[iy]\\p{L}+[^.!?]{0,40} téléphone|sans contact|pag\\p{L}+[^.!?]{0,40} (?:móvil|teléfono)|sin contacto|bizum',
  ],
  ['live chat', ['live chat|livechat|chat en (?:vivo|directo|ligne|direct)'], '(?:live )?chat|livechat|t?chat'],
]

/** Ways by which a thing or a service is said to come to people, or to be bought. */
export const channelRules = rulesOf(
  'offer_term',
  channels.map(([key, said]) => [key, 'alone', said] as const),
)

/** What names a channel in a source, by its key; a source need not put it as copy does. */
export const namedChannels: ReadonlyArray<readonly [key: string, named: string]> = channels.map(([key, , named]) => [
  key,
  named,
])
