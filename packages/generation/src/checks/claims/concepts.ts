/** Words of one meaning whose forms share no stem, each by how they begin. Copy may say one for another. */
const concepts: ReadonlyArray<readonly [string, RegExp]> = [
  [
    'delivery',
    /^(?:deliver|ship(?:s|ped|ping|ment)?$|postage|arriv|liefer|gelieferte?|versand|porto$|zustell|livr|expédi|envoi|envío|envia|entreg)/u,
  ],
  [
    'trial',
    /^(?:trials?$|tr(?:y|ies|ied|ying)$|test(?:s|en|e|et|est|ez|er)?$|probier|ausprobier|probe(?:n|abo|zeit|monat)?$|essa[iy]|pru[eé]b|prob(?:ar|ad|é))/u,
  ],
  ['saving', /^(?:sav(?:e|es|ed|ing|ings|er|ers)$|spar(?:en|st|t|konto|buch|guthaben)?$|épargn|ahorr)/u],
  ['membership', /^(?:member|mitglied|adhé|soci[oa]s?$|abonn|abo$|subscri|suscri)/u],
  [
    'return',
    /^(?:return|rückgabe|zurück|umtausch|tausch(?:en|t|e)?$|umgetauscht|retours?$|rend(?:re|ez|u|us)?$|devol|devuel)/u,
  ],
  [
    'setup',
    /^(?:set-?up|install|einricht|eingerichtet|aufbau|aufgebaut|mise$|ready$|bereit$|startklar|prêt|list[oa]s?$)/u,
  ],
  ['loan', /^(?:loans?|borrow|lend(?:s|ing|ers?)?$|lent$|kredit|darlehen|ausleih|emprunt|préstamo|prestad)/u],
  ['user', /^(?:users?$|nutzer|anwender|utilis|usuari|us(?:an|ad[oa])$)/u],
]

/** Whoever can be called "people". */
const person =
  /^(?:customer|user|member|client|reader|researcher|student|teacher|neighbour|patient|guest|visitor|subscriber|owner|employee|volunteer|worker|runner|parent|writer|librarian|designer|founder|artisan|trainer|respondent|adult|child|kund|nutzer|mitglied|leser|forsch|student|lehrer|nachbar|patient|gast|gäste|besucher|mitarbeit|beschäftigt|eltern|utilisat|membre|abonné|lect|cherch|étudiant|voisin|invité|visiteur|salarié|adhérent|cliente|usuari|miembro|soci|investigador|profesor|vecin|pacient|invitad|visitant|emplead)/u
const people = /^(?:people|persons?|folks?|somebody|menschen|leute|personen|personnes?|gens|personas?|gente)$/u

/** Whether a word, small, is for somebody. */
export const isPerson = (word: string): boolean => person.test(word) || people.test(word)

/** What a word stands for, lower-cased: its concept, or itself. */
export function meaningOf(word: string): string {
  // German names women beside men: "Therapeutinnen und Therapeuten" are one kind of people.
  const one = word.replace(/(?<=\p{L}{3})innen$/u, 'en').replace(/(?<=^(?:loa|shel|lea|kni|hal|cal|scar))ves$/u, 'f')
  return concepts.find(([, forms]) => forms.test(one))?.[0] ?? one
}

/** Words that are others with an ending, by their look alone: a "Kur" is no "Kurs". Each stands before the others. */
const strangers: ReadonlyMap<string, RegExp> = new Map([
  ['kur', /^kurs(?:e|en|es)?$/u],
  ['rat', /^raten?$/u],
  ['not', /^noten?$/u],
  ['tor', /^torten?$/u],
  ['cour', /^cours$/u],
  ['tea', /^teams?$/u],
  ['car', /^car(?:ds?|ed?)$/u],
])

/** Whether two words are forms of one: `desk` and `desks`, `Sprache` and `Sprachen`. */
function alike(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (strangers.get(short)?.test(long) === true) return false
  if (short.length >= 3 && long.startsWith(short) && long.length - short.length <= 2) return true
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  return shared >= 4 && short.length - shared <= 3 && long.length - shared <= 3
}

/** Without the umlauts of German plurals: "Räder" are more than one "Rad". */
export const plainVowels = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\u0308/gu, '')
    .normalize('NFC')

/** Whether a source's word carries a word of copy, both as `meaningOf` gives them. */
export function carries(known: string, said: string): boolean {
  return alike(said, known) || (people.test(said) && (person.test(known) || people.test(known)))
}

/** Whether one of these words of a source carries a word of copy. */
export const isAmong = (said: string, known: readonly string[]): boolean => known.some((word) => carries(word, said))

/** Whether two lists of meanings speak of one thing. */
export function related(said: readonly string[], known: readonly string[]): boolean {
  return said.some((word) => isAmong(word, known))
}
