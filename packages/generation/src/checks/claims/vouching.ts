import { wholeWords } from '../../text.ts'

/**
 * What somebody can be said to do for a brand, each with its forms in all languages: a seal is no test, and a test is no
 * recommendation.
 */
const acts: ReadonlyArray<readonly [act: string, forms: string]> = [
  [
    'recommends',
    'recommends?|recommended|endorses?|endorsed|empfiehlt|empfehlen|empfohlen|recommande(?:nt)?|recommandée?s?|recomiendan?|recomendad[oa]s?|avalan?|avalad[oa]s?',
  ],
  ['trusts', 'trusts?|trusted|vertraut|vertrauen|fait confiance|font confiance|confían?'],
  [
    'uses',
    'uses?|used|chooses?|chosen|nutzt|nutzen|genutzt|utilise(?:nt)?|utilisée?s?|choisit|choisie?s?|usan?|usad[oa]s?|eligen?|elegid[oa]s?',
  ],
  [
    'loves',
    'loves?|loved|prefers?|praises?|praised|swears?|schwört|lobt|loben|gelobt|adore(?:nt)?|préfère(?:nt)?|adoran?|prefieren?',
  ],
  ['says', 'says?|said|sagt|sagen'],
  ['rates', 'rates?|rated|bewertet'],
  ['backs', 'backs?|backed|partners?|sponsors?|sponsored'],
  ['builds', 'built'],
  [
    'tests',
    'tests?|tested|inspects?|inspected|reviews?|reviewed|prüft|prüfen|geprüft|testet|testen|getestet|teste(?:nt)?|testée?s?|contrôle(?:nt)?|contrôlée?s?|prueban?|probad[oa]s?|comprobad[oa]s?|inspeccionad[oa]s?',
  ],
  [
    'approves',
    'approves?|approved|zugelassen|genehmigt|approuve(?:nt)?|approuvée?s?|homologuée?s?|aprueban?|aprobad[oa]s?|homologad[oa]s?',
  ],
  [
    'certifies',
    'certif(?:y|ies|ied|icates?|ication)|accredits?|accredited|seals?|labels?|zertifiziert|zertifikate?s?|siegel|prüfzeichen|plakette|certifie(?:nt)?|certifiée?s?|certificats?|certifications?|labellisée?s?|sceau|certifican?|certificad[oa]s?|certificación|sellos?',
  ],
  [
    'awards',
    'awards?|awarded|ausgezeichnet|prämiert|auszeichnung(?:en)?|prime(?:nt)?|primée?s?|récompensée?s?|premian?|premiad[oa]s?|galardonad[oa]s?',
  ],
]

/** Those who are partners or are quoted as saying so: "according to". */
const partner =
  /(?<![\p{L}\p{N}])(?:partners? (?:of|with)|partner(?:in)? von|partenaires? (?:de|d')|socios? de|according to|laut|selon|según) ?(?:the |der |dem |des |les? |la |el )?/iu

const byAct = acts.map(([, forms]) => new RegExp(wholeWords(forms), 'iu'))

/** What a wording says that somebody does for the brand, as the forms of which a source must hold one; null where nothing. */
export function actIn(wording: string): RegExp | null {
  return partner.test(wording) ? partner : (byAct.find((forms) => forms.test(wording)) ?? null)
}

const speaks = byAct[acts.findIndex(([act]) => act === 'says')]

/** Whether the forms are those of saying, which is all that a quotation needs. */
export const isSpeech = (act: RegExp): boolean => act === speaks
