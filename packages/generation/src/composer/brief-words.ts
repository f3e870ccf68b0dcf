/** How briefs of one language say whom they address, when, and what they want left out. */
export interface BriefWords {
  empty: ReadonlySet<string>
  /** Captures people as the language's lines take them: a plural without its article. */
  audience: RegExp
  occasion: RegExp
  avoided: RegExp
}

const setOf = (text: string) => new Set(text.split(/\s+/))

const german: BriefWords = {
  empty: setOf(
    `aber alle als anzeige auch auf aus bei bitte das dass dem den der des die dies diese durch ein eine einem einen einer
    facebook für gegen haben hinweis ich ihr ihre instagram ist kann kein keine machen man mehr mit nach nicht noch nur oder
    ohne schreib schreibe sehr sein seine sich sie sind soll sprich statt text über und uns unser unsere vom von vor was
    wenn werden wie wir wird zeig zeige zum zur`,
  ),
  audience:
    /(?<=(?:^|\s)(?:für|an|sprich|erreiche|überzeuge)\s)(\p{Lu}\p{L}*(?:tätige|reisende|studierende|lehrende|eltern|familien|leute|menschen|nachbarn|gäste|kunden|paare|freunde|fahrer|läufer|gärtner|bäcker|köche|lehrer|anfänger|einsteiger|handwerker|unternehmer|schüler|rentner|pendler|mieter|besitzer|innen))(?=$|[\s.,;:!?])/gu,
  occasion:
    /(?<=^|\s)(?:vor|in|nach|während|rechtzeitig vor) (?:de[nmr] )?\p{Lu}\p{L}*(?:ferien|urlaub|saison|feiertagen?|fest|sommer|winter|frühling|herbst|wochenende|semester|umzug|hochzeit|ostern)(?=$|[\s.,;:!?])/iu,
  avoided: /(?:erwähne|nenne|sage?)\s+(?:bitte\s+)?(?:nichts?|keine[nrs]?)\s+(?:von\s+|über\s+)?([^.,;!?\n]{2,40})/giu,
}

const french: BriefWords = {
  empty: setOf(
    `alors annonce aussi avec ces cette chez comme dans des dire dites donc elle elles ensemble entre est être facebook faire
    font gens ils instagram leur leurs mais montrer moins notre nos nous par parler pas plus pour quand que quelque qui sans
    ses son sont sur texte ton tous tout une vers vos votre`,
  ),
  audience:
    /(?<=(?:^|\s)(?:aux|pour les|les)\s)((?:parents|familles|étudiants|voisins|amis|clients|artisans|lecteurs|voyageurs|couples|débutants|restaurateurs|propriétaires|enseignants|cyclistes|jardiniers|amateurs|indépendants|commerçants)(?:\s(?!dans|sans|plus|vers|qui)\p{Ll}+s(?=$|[\s.,;:!?]))?)(?=$|[\s.,;:!?])/gu,
  occasion:
    /(?<=^|\s)(?:avant|pendant|après) (?:les |la |le |l[’'])(?:longues? )?(?:fêtes|vacances|rentrée|été|hiver|printemps|automne|week-end|saison|examens)(?: (?:de |d[’'])(?:été|hiver|printemps))?(?=$|[\s.,;:!?])/iu,
  avoided:
    /(?:ne (?:pas )?(?:parler|mentionner)(?: pas)?|sans (?:parler|mentionner))\s+(?:de |d[’'])?([^.,;!?\n]{2,40})/giu,
}

const spanish: BriefWords = {
  empty: setOf(
    `además algo anuncio ante antes aunque cada como con contar cuando decir del desde donde ella ellos entre esa ese esta este
    estos facebook hablar hacer hasta instagram las les los más menos mostrar muy nuestra nuestro para pero por porque que
    queremos quien sea ser sin sobre son sus texto todavía todo una uno unos`,
  ),
  audience:
    /(?<=(?:^|\s)(?:a|para|con)\s(?:los |las )?)((?:familias|padres|madres|jefes|jefas|dueños|propietarios|estudiantes|vecinos|clientes|viajeros|parejas|autónomos|profesores|cocineros|camareros|ciclistas|lectores)(?: de \p{Ll}{3,})?)(?=$|[\s.,;:!?])/gu,
  occasion:
    /(?<=^|\s)(?:antes de(?: la| las| los|l)?|durante (?:el|la|las|los)|después de(?: la| las| los|l)?) (?:temporada(?: de \p{Ll}+)?|vacaciones|verano|invierno|primavera|otoño|fiestas|fin de semana)(?=$|[\s.,;:!?])/iu,
  avoided: /(?:no (?:mencionar|hablar de|decir)|sin (?:mencionar|hablar de))\s+([^.,;!?\n]{2,40})/giu,
}

/** Languages besides English whose briefs are read; of others only the words count. */
export const briefWords: Readonly<Record<string, BriefWords>> = { de: german, fr: french, es: spanish }
