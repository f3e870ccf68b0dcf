import type { TopicExample } from './restriction-topic-examples.ts'

/** By the brand's language: French and Spanish. */
export const romanceTopicExamples: Readonly<Record<string, readonly TopicExample[]>> = {
  fr: [
    [
      'Ne jamais écrire « naturel à 100 % ».',
      [
        'Rien que de la nature, du premier au dernier gramme.',
        'Un savon entièrement naturel.',
        'Que du naturel.',
        'Zéro chimie.',
        'La nature, et rien d’autre.',
        'Sans un gramme de synthétique.',
        'La nature seule, sans rien ajouter.',
        'Aucun ingrédient de laboratoire.',
      ],
      [
        'La lavande de la vallée et l’huile d’olive de trois moulins.',
        'La lumière naturelle de l’atelier.',
        'Rien que du savon.',
        'Une promenade dans la nature.',
        'Naturellement, on peut visiter.',
      ],
    ],
    [
      'Jamais de promesse médicale.',
      [
        'L’eczéma se calme dès la première semaine.',
        'Un savon qui soigne les mains.',
        'Il répare les peaux abîmées.',
        'Vos mains guériront vite.',
        'Un remède de grand-mère.',
      ],
      [
        'Un savon fait avec soin.',
        'Savoir d’où vient ce qui touche la peau',
        'Chaque pain est coupé avec soin.',
        'On répare les claies en hiver.',
        'La semaine est calme.',
      ],
    ],
    [
      'Jamais de promesse de santé.',
      [
        'Mangez nos légumes, et vos enfants tomberont moins souvent malades.',
        'Des légumes pour rester en bonne santé.',
        'Les vitamines qui vous protègent.',
        'Votre corps vous dira merci.',
        'C’est bon pour la santé.',
      ],
      [
        'Le jardin se porte bien.',
        'Des enfants qui goûtent le panais.',
        'À votre santé !',
        'Une bonne soupe.',
        'Les plants malades sont arrachés.',
      ],
    ],
    [
      'Ne pas mentionner les concurrents.',
      [
        'Contrairement au supermarché, ici on sait qui a semé.',
        'Moins cher que chez le voisin.',
        'Ailleurs, on vous vend du plastique.',
        'Mieux que les autres marques.',
      ],
      [
        'Le voisin prête son âne.',
        'Contrairement à hier, il pleut.',
        'Les autres légumes attendent.',
        'Mieux que rien.',
      ],
    ],
    [
      'Ne jamais promettre plus de chiffre d’affaires.',
      [
        'Votre caisse vous dira merci.',
        'Vendez davantage chaque soir.',
        'Plus de recettes.',
        'C’est rentable dès mars.',
      ],
      [
        'La caisse en bois revient.',
        'Deux recettes dans la caisse.',
        'Une recette de plus.',
        'Vendez le pain au comptoir.',
      ],
    ],
    [
      'Ne pas parler de dettes.',
      ['Soldez ce que vous devez ailleurs.', 'Sortez du rouge.', 'Finis les découverts.'],
      ['Un vin rouge.', 'On doit ce nom à un moulin.', 'À découvrir.'],
    ],
    [
      'Aucune promesse sur les notes.',
      ['De meilleures notes au prochain trimestre.', 'Réussissez vos examens.'],
      ['Une note de verveine.', 'Réussissez votre soupe.', 'De belles notes de lavande.'],
    ],
    [
      'Pas de suppression de postes dans nos textes.',
      ['Faites le même travail avec moins de monde.', 'Une seule personne suffit là où il en fallait trois.'],
      ['Moins de plastique.', 'Une personne au comptoir.'],
    ],
  ],
  es: [
    [
      'Nunca prometer más ingresos.',
      [
        'Cada mesa llena se nota en la caja a fin de mes.',
        'Llena la sala y factura más cada noche.',
        'Más dinero por servicio.',
        'Tu caja lo va a notar.',
        'Se paga solo en un mes.',
        'Un negocio más rentable.',
        'El restaurante que usa Comanda ingresa más.',
        'Recupera lo que pierdes con cada mesa vacía.',
        'Las cuentas salen mejor a fin de mes.',
      ],
      [
        'Cada factura dice qué se cobra y por qué.',
        'El resumen del lunes compara la semana con la del año anterior.',
        'La caja está junto a la puerta.',
        'Más mesas junto a la ventana.',
        'A fin de mes se cambia el plan.',
        'Gana tiempo en cada turno.',
      ],
    ],
    [
      'Nunca hablar de salud.',
      [
        'Amasar calma los nervios.',
        'Un rato saludable.',
        'Barro terapéutico para una semana larga.',
        'Bueno para el cuerpo y la mente.',
        'Adiós al estrés.',
        'Te hará sentir mejor.',
      ],
      [
        'Las tardes en calma del patio.',
        'Un cuenco para la sopa.',
        'Hay un torno más bajo, pensado para quien llega en silla de ruedas.',
        'El cuerpo del jarrón se hace en dos mitades.',
        'Un rato a la semana sin teléfono',
      ],
    ],
    [
      'No mencionar a la competencia.',
      [
        'A diferencia de otros programas, este se entiende.',
        'Mejor que el taller de al lado.',
        'En otros sitios te cobran por comensal.',
      ],
      ['El taller de al lado es una panadería.', 'A diferencia de ayer, hace sol.', 'Otros días, el horno descansa.'],
    ],
    [
      'No hablar de deudas.',
      ['Salda lo que debes en otro banco.', 'Sal de los números rojos.'],
      ['Un cuenco rojo.', 'Debes probarlo.'],
    ],
    [
      'Sin promesas sobre las notas.',
      ['Saca mejores notas.', 'Aprueba el examen a la primera.'],
      ['Notas y alergias a la vista en cada turno', 'Una nota en la puerta.'],
    ],
    [
      'Nunca decir «calidad profesional».',
      ['Las herramientas que usan los profesionales.', 'Como los profesionales.'],
      ['La profesora enseña.', 'Un profesional del barrio talla las paletas.'],
    ],
    [
      'Nunca afirmar que es cien por cien natural.',
      ['Solo naturaleza, del primer al último gramo.', 'Totalmente natural.', 'Sin química.'],
      ['Luz natural en el taller.', 'Un paseo por la naturaleza.'],
    ],
    [
      'No hablar de recortes de personal.',
      ['Haz lo mismo con menos gente.', 'Un camarero hace el trabajo de dos.', 'Sustituye a medio equipo.'],
      ['Menos papel en la sala.', 'Un camarero ve sus mesas.'],
    ],
  ],
}
