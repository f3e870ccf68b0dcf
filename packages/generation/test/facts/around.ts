/** Statements of a bakery, six in each language. */
export const bakery = {
  en: [
    'The bakery opened in 1990 beside the old mill.',
    'Rye bread is baked on Fridays in a wood-fired oven.',
    'Flour comes from a farm eight miles away.',
    'Four bakers work through the night.',
    'Cakes can be ordered by telephone two days ahead.',
    'The shop has a bench and a view of the river.',
  ],
  de: [
    'Die Bäckerei wurde 1990 neben der alten Mühle eröffnet.',
    'Roggenbrot wird freitags im Holzofen gebacken.',
    'Das Mehl kommt von einem Hof im Nachbardorf.',
    'Vier Bäcker arbeiten die Nacht hindurch.',
    'Kuchen lassen sich zwei Tage vorher am Telefon bestellen.',
    'Der Laden hat eine Bank mit Blick auf den Fluss.',
  ],
  fr: [
    'La boulangerie a ouvert en 1990 à côté du vieux moulin.',
    'Le pain de seigle est cuit le vendredi dans un four à bois.',
    'La farine vient d’une ferme du village voisin.',
    'Quatre boulangers travaillent toute la nuit.',
    'Les gâteaux se commandent par téléphone deux jours avant.',
    'La boutique a un banc avec vue sur la rivière.',
  ],
  es: [
    'La panadería abrió en 1990 junto al viejo molino.',
    'El pan de centeno se hornea los viernes en horno de leña.',
    'La harina viene de una granja del pueblo vecino.',
    'Cuatro panaderos trabajan toda la noche.',
    'Los pasteles se encargan por teléfono con dos días de antelación.',
    'La tienda tiene un banco con vistas al río.',
  ],
} as const

/** A file of the bakery with one sentence more, as an item among its items. */
export function around(language: keyof typeof bakery, sentence: string): string {
  const [first, ...others] = bakery[language]
  return [first, sentence, ...others].map((line) => `- ${line}\n`).join('')
}
