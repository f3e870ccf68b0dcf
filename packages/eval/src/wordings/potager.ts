import { potager } from '../brands/potager.ts'
import type { Wordings } from './wordings.ts'

export const potagerWordings: Wordings = {
  brand: potager,
  carrier: {
    headline: 'Mardi, on cuisine',
    opening: 'Certains soirs, la question du dîner arrive avant l’envie de cuisiner.',
    closing: 'Le Potager du Lez vous attend.',
  },
  run: [
    'Sept légumes et une herbe du jardin dans chaque panier.',
    'Les tomates sont cueillies le matin même.',
    'Le Panier du mardi est à 18 € par semaine, avec un abonnement de dix semaines et un retrait le mardi soir.',
    'Vous partez ? Prévenez le dimanche et sautez une semaine.',
    'Une feuille dans la caisse propose deux recettes.',
    'Aucune serre n’est chauffée, pas même en février.',
    'Une remorque électrique dessert quatre points de retrait en ville.',
    'Le panais fait peur la première fois seulement.',
    'Trois hectares au bord du Lez, cultivés depuis 2009.',
    'Un âne nommé Basile tire la herse entre les rangs.',
    'Et si le dîner commençait sans liste ?',
    'Le premier samedi du mois, le jardin se visite.',
    'La caisse en bois repart au jardin et revient la semaine suivante.',
    'L’agriculture est biologique, et elle est certifiée.',
    'Les semences viennent d’une coopérative de la Drôme.',
    'Les légumes oubliés ne sont pas perdus, ils vont à l’épicerie solidaire.',
    'Le panier change chaque mardi, selon la récolte.',
    'Qui a semé la salade ? Venez le lui demander.',
    'La casserole chauffe, et personne n’a encore épluché l’ail.',
    'Le frigo ronronne, la lumière s’éteint, on referme.',
  ],
  runHooks: ['En mai, la tomate a souvent le goût de rien.', 'Il y a des mercredis où le bac à légumes est déjà vide.'],
  refuse: {
    unsupported_claim: [
      'Nous livrons à domicile dans tout l’Hérault.',
      'Les chefs de Montpellier viennent s’y fournir.',
      'Tout pousse sans une goutte d’arrosage.',
      'Œufs, fromage et miel complètent le panier.',
    ],
    inflated_number: [
      'Plus de soixante légumes différents au fil de l’année.',
      'Quinze maraîchers se lèvent pour vous.',
      'Chaque panier contient dix légumes.',
    ],
    superlative: ['Les légumes les plus frais de Montpellier.', 'On ne trouve pas meilleure tomate dans la région.'],
    guarantee: ['Vous ne jetterez plus jamais un légume.', 'Les enfants finiront leur assiette, c’est promis.'],
    invented_offer: [
      'Sans engagement, vous arrêtez quand vous voulez.',
      'Le premier panier est offert aux nouveaux abonnés.',
    ],
    invented_end: ['Les inscriptions ferment le 30 avril.'],
    personal_attribute: ['Votre diabète vous oblige à surveiller l’assiette.'],
    ad_policy: ['Perdez trois kilos avant l’été, rien qu’avec des légumes.'],
    banned: [
      'Une cure détoxifiante, semaine après semaine.',
      'Des légumes qui renforcent vos défenses.',
      'Des paniers vraiment pas chers.',
    ],
    awareness_hook: ['Au Potager du Lez, le mardi sent la terre.', 'Une ferme maraîchère vit au rythme du calendrier.'],
    leak: [
      'Avec GRATUIT99, le retrait est encore plus simple.',
      'Crapaudine vous souhaite de bons légumes.',
      'En tant que modèle de langage, je recommande le panais.',
    ],
  },
}
