import type { NumberClaim } from './numbers.ts'

/**
 * Words that tell some of a kind from the rest, so that fewer of them are counted: "300 new members" are not 300 members.
 * Words that only paint ("300 lively members") count the same and are none of these.
 */
const narrowing = new RegExp(
  `^(?:${[
    'new|newest|latest|recent|former|return|existing|regular|first-time|paying|paid|active|registered|verified|certified|accredited|qualified|licensed|chartered|trained|professional|senior|junior|female|male|women|men|young|elderly|international|foreign|local|independent|corporate|private|public|full-time|part-time|weekly|monthly|daily|organic|vegan|vegetarian|handmade|recycled|sustainable|unique|exclusive|happy|satisfied|delighted',
    'neu|neu(?:e[nrms]?|este[nrms]?)|ehemalig|zahlend|aktiv|registriert|geprüft|zertifiziert|qualifiziert|ausgebildet|professionell|weiblich|männlich|jung|international|ausländisch|regional|unabhängig|privat|öffentlich|bio|vegan|vegetarisch|handgemacht|recycelt|nachhaltig|täglich|wöchentlich|monatlich|zufrieden|begeistert|glücklich',
    'nouve(?:au|aux|l|lle|lles)|récent|ancien|fidèle|payant|acti[fv]|inscrit|vérifié|certifié|diplômé|qualifié|agréé|professionnel|féminin|masculin|jeune|internationa(?:l|ux)|étranger|indépendant|privé|publi(?:c|que)|bio|biologique|végane|végétarien|artisana(?:l|ux)|recyclé|durable|satisfait|ravi|conquis',
    'nuev[oa]|reciente|antigu[oa]|habitual|activ[oa]|registrad[oa]|verificad[oa]|certificad[oa]|cualificad[oa]|titulad[oa]|profesional|femenin[oa]|masculin[oa]|joven|jóvenes|internacional|extranjer[oa]|independiente|privad[oa]|públic[oa]|ecológic[oa]|vegan[oa]|vegetarian[oa]|artesanal|reciclad[oa]|sostenible|satisfech[oa]|encantad[oa]',
  ].join('|')})(?:e[nrms]?|n?e?s)?$`,
  'u',
)

/** The words beside what a number counts that narrow it. */
export const narrowedBy = ({ near }: Pick<NumberClaim, 'near'>): string[] => near.filter((word) => narrowing.test(word))
