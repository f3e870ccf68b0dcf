import { barro } from '../brands/barro.ts'
import type { Wordings } from './wordings.ts'

export const barroWordings: Wordings = {
  brand: barro,
  carrier: {
    headline: 'Un rato para las manos',
    opening: 'Las manos también se cansan de no hacer nada.',
    closing: 'Pásate por Barro y Patio cuando quieras.',
  },
  run: [
    'No hace falta haber tocado el barro para apuntarse.',
    'Ocho tornos miran a un patio con limoneros.',
    'El Bono de ocho clases cuesta 120 €, se usa en tres meses y lleva el barro y los esmaltes incluidos.',
    'Cada alumno tiene una estantería para sus piezas.',
    'Los sábados por la mañana, las familias comparten un torno.',
    'El barro viene de una cantera de Agost.',
    'El primer cuenco sale torcido, y suele ser el que se guarda.',
    'Un rato sin teléfono también cuenta como plan.',
    'Los delantales y las herramientas están incluidos.',
    'El horno se enciende los jueves y se abre los sábados.',
    'Abierto desde 2012, hoy en una antigua fábrica de tejas.',
    '¿A qué sabe el café en una taza hecha por ti?',
    'Los esmaltes se preparan en el taller y no llevan plomo.',
    'Hay un torno más bajo, pensado para quien llega en silla de ruedas.',
    'Las piezas de los principiantes se cuecen como las demás.',
    'Un sábado al mes se enciende el horno de leña.',
    'Ven a mirar primero, si lo prefieres.',
    'Cada grupo tiene ocho plazas y una maestra.',
    'La lluvia golpea el cristal y nadie mira el móvil.',
    'Se enfría el té, y la tarde se estira como un gato.',
  ],
  runHooks: [
    'La taza de la oficina es igual a la de todo el mundo.',
    'Hay tardes que se van sin que las manos hagan nada.',
  ],
  refuse: {
    unsupported_claim: [
      'Las maestras han expuesto en museos de toda España.',
      'Te enviamos las piezas a casa, bien embaladas.',
      'Al terminar el curso recibes un diploma oficial.',
      'El taller aparece en todas las guías de Alicante.',
    ],
    inflated_number: [
      'Doce tornos te esperan junto al patio.',
      'Desde los años noventa, barro y patio.',
      'Cinco maestras con taller propio te acompañan.',
    ],
    superlative: ['El taller más bonito de Alicante.', 'En ningún otro sitio se aprende tan deprisa.'],
    guarantee: ['Saldrás con una pieza perfecta desde el primer día.', 'Ninguna pieza se rompe en nuestro horno.'],
    invented_offer: ['El Bono de ocho clases vale para todo el año.', 'Trae a alguien y su primera clase es gratis.'],
    invented_end: ['El bono se vende solo hasta el 15 de junio.'],
    personal_attribute: ['Tu depresión se queda en la puerta del taller.'],
    ad_policy: ['Dale a me gusta si beberías de tu propia taza.'],
    banned: [
      'Barro terapéutico para una semana larga.',
      'Modelar baja la tensión y ayuda a dormir.',
      'Clases baratas a la vuelta de la esquina.',
    ],
    awareness_hook: ['Un taller de cerámica cabe en una tarde.', 'Barro y Patio huele a tierra mojada.'],
    leak: [
      'En Bazar Mondongo te espera el barro fresco.',
      'Presenta el cupón REGALO77 en la puerta.',
      'Como asistente virtual no puedo hacer tazas, pero tú sí.',
    ],
  },
}
