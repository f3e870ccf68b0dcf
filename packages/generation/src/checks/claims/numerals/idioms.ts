import { matchesOf, wholeWords } from '../../../text.ts'

/** Sayings, and what everybody has the same number of: the numbers in them count nothing of a brand. */
const sayings = new RegExp(
  wholeWords(
    [
      'six-packs?|nine[- ]to[- ]five|one in a million|thanks a million|another (?:quarter of an|half an) hour|two left (?:hands|feet|ones|thumbs)|two right (?:hands|ones)|(?:own |bare )?two (?:own |bare )?(?:hands|feet)|ten (?:fingers|toes|thumbs)|four walls|nine lives|on two wheels|a (?:hundred|thousand|million)(?: and one)? (?:things|questions|reasons|excuses|ideas|thoughts)|two birds|two minds|two cents|two and two|two sides of (?:the|one)|two peas|cloud nine|forty winks|three cheers|four corners|(?:two|three|four|five) (?:little |short |simple )?words(?= ?:)',
      'au pair|tausend dank|wieder (?:ist )?eine (?:viertel|halbe )stunde|zwei linken? (?:händen?|füßen?|daumen)|zwei rechten?(?: händen?)?(?! winkel)|vier augen(?: sehen mehr als zwei)?|vier wänden?|auf zwei rädern|zehn fingern?|zwei (?:eigenen? |gesunden? )?(?:händen?|füßen?|beinen?)|(?:hundert|tausend) (?:dingen?|fragen|sachen|gedanken|gründen?|ausreden)|sieben (?:sachen|leben)|zwei fliegen|zwei paar schuhe|allen vieren|(?:zwei|drei|vier|fünf) (?:kurze |einfache )?wort?e(?= ?:)|(?:zwei|drei|vier|fünf) wörter(?= ?:)',
      "mille mercis|encore une? (?:quart d'|demi-)heure|deux mains(?: gauches)?|deux droites|deux pieds(?: gauches)?|quatre murs|dix doigts|(?:cent|mille) (?:choses|questions|raisons|excuses|idées|pensées)|deux coups|quatre à quatre|quatre pattes|en quatre|sept vies|trente-six (?:choses|solutions)|[àa] deux fois|(?:à|sur) deux roues|(?:deux|trois|quatre|cinq) (?:petits )?mots(?= ?:)",
      'mil gracias|otr[oa] (?:cuarto de|media) hora|dos manos(?: izquierdas)?|dos derechas|dos pies(?: izquierdos)?|cuatro paredes|diez dedos|(?:cien|mil) (?:cosas|preguntas|razones|excusas|ideas|vueltas)|dos pájaros|siete vidas|(?:en|sobre) dos ruedas|cuatro costados|cuatro gatos|(?:dos|tres|cuatro|cinco) palabras(?= ?:)',
    ].join('|'),
  ),
  'giu',
)
const reach = 40

/** Whether the number between two places of a text is part of a saying. */
export function isInSaying(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - reach)
  return matchesOf(sayings, text.slice(from, end + reach)).some(
    ({ 0: saying, index }) => from + index < end && start < from + index + saying.length,
  )
}
