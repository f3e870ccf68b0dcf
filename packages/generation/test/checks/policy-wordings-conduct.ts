import { nearCredit } from './near-wordings.ts'

/** By language and policy on conduct: wordings that break it in other words than its plainest, and honest ones close to them. */
export const wordingsOnConduct: Readonly<
  Record<string, Readonly<Record<string, { broken: readonly string[]; kept: readonly string[] }>>>
> = {
  en: {
    guaranteed_approval: {
      broken: [
        'Whoever asks gets a loan, whatever their credit history.',
        'Your loan is as good as accepted.',
        'No one is turned down for a loan.',
        'Nobody leaves without a loan.',
        'We lend to everyone.',
        'The people whom banks turn away are welcome to a loan here.',
        'Regardless of your credit score.',
      ],
      kept: nearCredit.en,
    },
    engagement_bait: {
      broken: [
        'Leave a heart in the comments.',
        'Tag somebody who needs a rest.',
        'Double-tap if your hedge is out of hand.',
        'Double tap for more bread.',
        'Tell us your favourite loaf in the comments.',
        'Give us a thumbs up.',
      ],
      kept: [
        'Leave a note at the counter.',
        'Tag the notes by subject.',
        'Comments in the margin stay with the page.',
        'A heart of rye.',
        'Give us a ring.',
        'Show it to a friend.',
        'Tell us which loaf you like.',
        'Leave a comment on any page.',
        'Like it or not, it is Monday.',
      ],
    },
    nonexistent_functionality: {
      broken: [
        'Swipe the picture to slice the loaf.',
        'Press play to hear the oven.',
        'Tap the loaf in the photo.',
        'Use the calculator below.',
      ],
      kept: ['Press play on your commute.', 'The oven in the picture is from Leeds.', 'Play a record.'],
    },
  },
  de: {
    guaranteed_approval: {
      broken: [
        'Wer fragt, bekommt einen Kredit.',
        'Jeder bekommt bei uns einen Kredit.',
        'Egal, wie Ihre Schufa aussieht.',
        'Ihr Kredit ist so gut wie bewilligt.',
        'Niemand geht ohne Kredit nach Hause.',
        'Wen die Banken ablehnen, dem leihen wir.',
      ],
      kept: nearCredit.de,
    },
    engagement_bait: {
      broken: [
        'Lass ein Herz da.',
        'Gebt uns einen Daumen hoch.',
        'Schreib uns dein Lieblingsbrot in die Kommentare.',
        'Doppeltippe, wenn du Brot magst.',
        'Markiere den Freund, der immer Hunger hat.',
        'Klick auf Gefällt mir.',
      ],
      kept: [
        'Lass den Mantel da.',
        'Gebt uns Bescheid.',
        'Schreiben Sie uns einen Brief.',
        'Markiere die Stelle im Text.',
        'Kommentare stehen am Rand.',
        'Teile das Brot, wenn Gäste kommen.',
      ],
    },
    nonexistent_functionality: {
      broken: [
        'Klicken Sie auf den Hebel im Bild, und das Band läuft an.',
        'Wischen Sie über das Bild.',
        'Drück auf Play.',
      ],
      kept: ['Der Hebel im Bild ist aus Stahl.', 'Ziehen Sie das Bild gerade.'],
    },
  },
  fr: {
    guaranteed_approval: {
      broken: [
        'Qui demande un prêt obtient un prêt.',
        'Quel que soit votre historique de crédit.',
        'Votre prêt est pratiquement accordé.',
        'Personne ne repart sans prêt.',
        'On prête à tout le monde.',
        'Ceux que les banques refusent sont les bienvenus.',
      ],
      kept: nearCredit.fr,
    },
    engagement_bait: {
      broken: [
        'Mettez un cœur en commentaire si la lavande vous rappelle l’été.',
        'Laissez un like.',
        'Dites-nous votre pain préféré en commentaire.',
        'Likez si vous aimez le pain.',
        'Identifiez la personne qui a faim.',
      ],
      kept: [
        'Mettez un cœur de laitue dans le bol.',
        'Laissez un mot au comptoir.',
        'Partagez un repas si vous voulez.',
        'Dites-nous ce que vous cherchez.',
        'Un commentaire dans la marge.',
        'Touchez la croûte.',
      ],
    },
    nonexistent_functionality: {
      broken: ['Cliquez sur le pain dans l’image.', 'Balayez la photo.', 'Appuyez sur play.'],
      kept: ['Le pain de la photo est au seigle.'],
    },
  },
  es: {
    guaranteed_approval: {
      broken: [
        'Quien lo pide recibe un préstamo.',
        'Sea cual sea tu historial.',
        'Tu solicitud está prácticamente aprobada.',
        'Nadie se va sin préstamo.',
        'Prestamos dinero a todo el mundo.',
        'A quienes los bancos rechazan, les decimos que sí.',
      ],
      kept: nearCredit.es,
    },
    engagement_bait: {
      broken: [
        'Dale a me gusta si beberías de tu propia taza.',
        'Deja un corazón en comentarios.',
        'Cuéntanos tu pan favorito en los comentarios.',
        'Etiqueta a la amiga que siempre tiene hambre.',
        'Doble toque si te gusta.',
      ],
      kept: [
        'Deja el corazón en la masa.',
        'Cuéntanos qué buscas.',
        'Etiqueta las cajas.',
        'Pon un corazón de lechuga.',
        'Un comentario al margen.',
        'Toca la corteza.',
      ],
    },
    nonexistent_functionality: {
      broken: ['Pulsa el pan de la imagen.', 'Desliza la foto.', 'Dale al play.'],
      kept: ['El pan de la foto es de centeno.'],
    },
  },
}
