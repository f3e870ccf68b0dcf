import type { BrandProfile } from '@adcopy/contract'

const openings: Readonly<Record<string, RegExp>> = {
  en: /(?:^|\s)(?:an?|the) ([^.,;:()]*?(?:, [^.,;:()]*?){0,3})(?=\s(?:that|which|for|in|of|from|with|where|who|by|to|on|at|and|making|made)\s|[.;:(]|$)/iu,
  de: /(?:^|\s)(?:ein|eine|einen|einem|einer|der|die|das) ([^.,;:()]*?)(?=\s(?:in|für|mit|aus|von|im|am|an|auf|zum|zur|und|bei|nach)\s|[.,;:(]|$)/iu,
  fr: /(?:^|\s)(?:une?|le|la|les|l') ?([^.,;:()]*?)(?=\s(?:de|du|des|à|au|aux|en|pour|avec|qui|dans|sur|et|où)\s|[.,;:(]|$)/iu,
  es: /(?:^|\s)(?:una?|el|la|los|las) ([^.,;:()]*?)(?=\s(?:de|del|a|al|en|para|con|que|por|y|sobre)\s|[.,;:(]|$)/iu,
}
/** Nouns that say nothing of what kind of thing a brand is. */
const anyThing =
  /^(?:company|brand|business|service|services|product|products|team|tool|way|place|people|family|world|platform|system|solution|group|organi[sz]ation|shop|unternehmen|firma|marke|produkt|dienst|familie|team|ort|lösung|entreprise|marque|société|produit|famille|équipe|lieu|solution|empresa|marca|producto|servicio|familia|equipo|lugar|solución)$/u

/**
 * The words that name what a brand is, from the opening of its description: "a free, open-source reference manager that …"
 * gives "reference manager" and "manager". None where the description does not open so.
 */
export function categoryTerms({ description }: Pick<BrandProfile, 'description'>, language: string): string[] {
  const pattern = openings[language] ?? openings['en']
  const opening = pattern?.exec(description.split(/[.!?\n]/u)[0] ?? '')?.[1] ?? ''
  const noun = opening.split(',').at(-1)?.trim().toLowerCase().split(/\s+/u) ?? []
  const frenchOrder = language === 'fr' || language === 'es'
  const head = (frenchOrder ? noun[0] : noun.at(-1)) ?? ''
  const pair = (frenchOrder ? noun.slice(0, 2) : noun.slice(-2)).join(' ')
  const terms = [pair, ...(anyThing.test(head) ? [] : [head])]
  return [...new Set(terms)].filter((term) => term.length > 3 && !anyThing.test(term))
}
