import { savonnerie } from '../brands/savonnerie.ts'
import type { Wordings } from './wordings.ts'

export const savonnerieWordings: Wordings = {
  brand: savonnerie,
  carrier: {
    headline: 'Moins de choses, mieux choisies',
    opening: 'Une salle de bains en dit long sur ce que l’on garde sans y penser.',
    closing: 'La Savonnerie du Levant vous en dira davantage.',
  },
  run: [
    'Six ingrédients, et vous les trouvez tous sur l’étiquette.',
    'Chaque savon sèche six semaines sur des claies en bois.',
    'Lavande, romarin et verveine poussent dans la vallée.',
    'Le Coffret des trois moulins est à 24 €, livraison comprise, dans la limite d’un coffret par commande.',
    'Apportez votre flacon vide, nous le remplissons au comptoir.',
    'Le carton arrive sans plastique.',
    'Même entamé, un savon peut être rendu pendant trente jours.',
    'L’atelier de Nyons se visite librement du mardi au samedi.',
    'Fondé en 1996, l’atelier réunit quatre artisans.',
    'Une odeur suffit parfois à rappeler toute une maison.',
    'On coupe à la main le mardi, et les chutes deviennent des copeaux pour la lessive.',
    'Un cadeau qui tient dans la main, c’est déjà beaucoup.',
    'Votre commande part sous deux jours.',
    'L’huile d’olive vient de trois moulins de la Drôme.',
    'La glycérine n’est pas retirée, elle reste dans le savon.',
    'Le coffret est proposé jusqu’au 24 décembre 2026.',
    'La lavande se cueille en juillet, sur les terrasses de Venterol.',
    'Derrière une vitre, on peut regarder la coupe.',
    'Prenez le temps de sentir avant de choisir.',
    'Chaque pain porte le numéro de sa semaine.',
    'Une serviette tombe, le miroir se couvre de buée.',
    'Le chat observe la goutte au bord du robinet.',
  ],
  runHooks: [
    'Un bord de lavabo raconte souvent une histoire de flacons à moitié vides.',
    'Qui lit encore les étiquettes jusqu’au bout ?',
  ],
  refuse: {
    unsupported_claim: [
      'Convient à la peau des bébés dès la naissance.',
      'Tous nos savons sont certifiés bio par Ecocert.',
      'La recette vient d’une arrière-grand-mère de Nyons.',
      'On les trouve aussi dans plusieurs pharmacies de la région.',
    ],
    inflated_number: [
      'L’huile vient de sept moulins de la Drôme.',
      'Trois mois de séchage, pas un jour de moins.',
      'Une douzaine d’artisans coupe et emballe chaque pain.',
    ],
    superlative: ['Le savon le plus doux de Provence.', 'Aucun autre savon ne respecte autant la peau.'],
    guarantee: ['Votre peau ne tiraillera plus jamais.', 'Satisfait ou remboursé, sans limite de temps.'],
    invented_offer: [
      'Deux coffrets achetés, le troisième offert.',
      'Le Coffret des trois moulins est à 19 €, livraison comprise, un coffret par commande.',
      'Un porte-savon en olivier est glissé dans chaque coffret.',
    ],
    invented_end: ['Commandez avant dimanche, les derniers coffrets partent lundi.'],
    personal_attribute: ['Votre eczéma mérite mieux qu’un gel douche.', 'Une peau marquée par l’âge ?'],
    ad_policy: ['Mettez un cœur en commentaire si la lavande vous rappelle l’été.'],
    banned: [
      'Un savon naturel à cent pour cent.',
      'Il calme les démangeaisons et referme les petites plaies.',
      'Un petit miracle au bord du lavabo.',
    ],
    awareness_hook: [
      'Un savon à froid change une salle de bains.',
      'À la Savonnerie du Levant, on coupe encore à la main.',
    ],
    leak: ['Voici une version plus courte, sans ton publicitaire :'],
  },
}
