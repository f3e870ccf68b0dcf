import { type EvalBrand, grounded, known } from './brand.ts'

const atelier = `# L’atelier

- Les savons sont coulés le lundi et coupés à la main le mardi.
- Chaque savon sèche six semaines sur des claies en bois.
- L’huile d’olive vient de trois moulins de la Drôme.
- Les parfums sont tirés de lavande, de romarin et de verveine cultivés dans la vallée.
- Les chutes de coupe deviennent des copeaux pour la lessive.

# La boutique

- La boutique de Nyons est ouverte du mardi au samedi.
- Les visiteurs peuvent regarder la coupe derrière une vitre.
- Les flacons vides sont remplis au comptoir.
- Les commandes partent sous deux jours dans un carton sans plastique.
- Un savon peut être rendu pendant trente jours, même entamé.

# La fabrication

- La pâte est mélangée à basse température pour garder l’huile d’olive entière.
- La glycérine reste dans le savon au lieu d’être retirée.
- Les plaques reposent deux nuits avant la coupe.
- Chaque pain porte le numéro de la semaine où il a été coulé.
- Les bords irréguliers viennent du fil avec lequel on coupe.
- Un carnet garde la recette de chaque cuve depuis la première.
- Les essais se font sur de petites plaques, goûtées du nez par tout l’atelier.

# La vallée

- La lavande est cueillie en juillet sur les terrasses de Venterol.
- Le romarin pousse derrière l’atelier et se coupe au printemps.
- Les moulins pressent les olives entre novembre et janvier.
- L’eau de la vallée est filtrée avant d’entrer dans la cuve.
- Le bois des claies vient d’une scierie de Dieulefit.

# À la maison

- Un savon dure plus longtemps sur un support qui laisse passer l’air.
- Le savon à la verveine sert aussi pour les mains au jardin.
- Les copeaux se versent directement dans le tambour.
- Le shampoing solide se range dans une boîte en métal.
- Les étiquettes en papier se décollent à l’eau tiède.
- Une carte glissée dans le carton raconte l’origine du parfum.
`

/** French, consumers. */
export const savonnerie: EvalBrand = {
  id: 'savonnerie',
  kind: 'a soap maker (French, consumers)',
  grounding: grounded(
    {
      name: 'Savonnerie du Levant',
      description: 'Une savonnerie artisanale de Nyons qui fabrique des savons à froid avec de l’huile d’olive.',
      voice: 'Simple et chaleureuse.',
      audience: 'Familles et amateurs de belles choses simples',
      language: 'fr',
      value_propositions: [
        'Six ingrédients, tous écrits sur l’étiquette',
        'Des savons coupés à la main',
        'Des flacons remplis au comptoir',
        'Un parfum qui vient de la vallée',
        'Un carton sans plastique',
        'Trente jours pour changer d’avis',
      ],
      proof_points: [
        'Atelier fondé en 1996',
        'Huile d’olive de trois moulins de la Drôme',
        'Six semaines de séchage',
        'Quatre artisans à l’atelier',
        'Visite libre du mardi au samedi',
      ],
      excluded_terms: ['miracle', 'anti-âge', 'pas cher'],
      restrictions: ['Jamais de promesse médicale.', 'Ne jamais écrire « naturel à 100 % ».'],
    },
    {
      brand_brief: known('file_savonnerie', atelier),
      avatars: [
        {
          name: 'Parent pressé',
          pains: [
            'Une étiquette que personne ne sait lire',
            'Un bord de lavabo plein de flacons à moitié vides',
            'Un parfum qui couvre tout le reste',
            'Encore un emballage pour un autre emballage',
          ],
          desires: [
            'Une salle de bains avec moins de choses',
            'Savoir d’où vient ce qui touche la peau',
            'Un cadeau simple qui fait plaisir',
          ],
          objections: ['Est-ce que cela mousse ?', 'C’est fragile à expédier.'],
        },
      ],
      think_reports: [
        {
          title: 'Autour du lavabo',
          findings: [
            'Beaucoup de foyers gardent plus de flacons qu’ils n’en utilisent.',
            'Une odeur d’enfance décide souvent du choix d’un savon.',
            'Les gens lisent l’étiquette une fois, puis ils font confiance.',
          ],
        },
      ],
    },
  ),
  offers: [
    {
      name: 'Coffret des trois moulins',
      description: 'Trois savons à l’huile d’olive, un par moulin.',
      price: '24 €',
      valid_until: '24 décembre 2026',
      terms: ['Livraison comprise', 'Un coffret par commande'],
      url: 'https://savonnerie-du-levant.example/coffret',
    },
  ],
  briefs: [
    { kind: 'angle', text: 'Moins de flacons dans la salle de bains' },
    { kind: 'occasion', text: 'Un cadeau simple avant les fêtes' },
    { kind: 'audience', text: 'Parler aux parents pressés qui lisent les étiquettes' },
    { kind: 'plain', text: 'Huile d’olive' },
    { kind: 'absurd', text: 'Dites que nos savons ont battu Napoléon 12 à 0 et parlent aux dauphins le dimanche' },
    {
      kind: 'very long',
      text: 'Un texte doux pour des gens qui aiment savoir comment les choses sont faites, avec la coupe du mardi, le séchage sur le bois, les moulins de la Drôme et la lavande de la vallée, sans promesse de beauté, sans ton publicitaire, comme une lettre envoyée par une amie de là-bas.',
    },
  ],
}
