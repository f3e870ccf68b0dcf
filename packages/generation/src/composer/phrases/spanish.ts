import type { Wording } from '../wording.ts'
import { problemAware, solutionAware, unaware } from './spanish-levels.ts'

/** Spanish; `<usted|tú>` follows the voice. */
export const spanish: Wording = {
  levels: { unaware, problem_aware: problemAware, solution_aware: solutionAware },
  desireFrames: {
    sentence: [
      '{X}. [¿Qué <le|te> parece?|¿No estaría bien?|¿Y por qué no?]',
      '{X}. [Una buena idea|Un deseo sencillo|No es mucho pedir].',
      '[Imaginemos por un momento|Un deseo sencillo|Y si fuera posible]: «{X}».',
    ],
  },
  leads: [
    '[Conviene saberlo|También conviene saber esto|Un apunte más][, por si ayuda|, antes de seguir|].',
    '[Y ahora|Pasemos a|Vamos con] la [práctica|parte práctica].',
    '¿Qué más [hay que saber|conviene saber][ antes de decidir| para empezar|]?',
    '[En el día a día|En la práctica|En concreto], [esto es lo que hay|se traduce en esto].',
    '[Veamos|Miremos] [los detalles|esto de cerca|esto con calma].',
    'Además, [algo práctico|un detalle|esto][, por si hace falta|].',
    '[Siguiente punto|Otro detalle|Otro punto|Una cosa más][, para <sus|tus> notas|, de paso|].',
    '¿Cómo funciona [en el día a día|en la práctica|un día cualquiera]?',
    '¿Y si se [mira más de cerca|pregunta un poco más|sigue leyendo]?',
    '¿Qué [llamaría la atención|habría que mirar|quedaría por ver] [después|también|a continuación]?',
    '<Imagine|Imagina> [un día|una mañana|una semana] [cualquiera|normal].',
    '[Algunas cosas|Ciertas cosas] se dicen [en una frase|en pocas palabras|con sencillez].',
    'También está [el lado práctico|lo que se ve menos|lo de cada día].',
    '¿Y [lo demás|aparte de eso|por lo demás]?',
  ],
  addresses: [
    'Para {who}, [lo práctico primero|unas líneas|en breve].',
    '¿Qué [supone|cambia] esto para {who}?',
    '[Una nota|Unos detalles|Unas líneas] para {who}.',
    '[Algo|Un apunte|Un detalle] [pensado |]para {who}.',
  ],
  proofs: [
    '[Los detalles|En breve|Punto por punto|En pocas líneas]:',
    '[Para comprobar|Para comparar|Para la lista]:',
    'Lo que ofrece {brand}:',
    '{brand} [en breve|en pocas líneas|punto por punto]:',
    'Para {who}, en breve:',
  ],
  withBrand: null,
  isA: 'es',
  quotes: ['«', '»'],
  question: '¿{theme}?',
  occasions: [
    '{When}, <conozca|conoce> {brand}.',
    '<Eche|Echa> un vistazo a {brand} {when}.',
    'Un buen momento para conocer {brand}: {when}.',
    '¿Y si <conoce|conoces> {brand} {when}?',
    '<Reserve|Reserva> un rato para {brand} {when}.',
    '¿Algo pendiente {when}? <Piense|Piensa> en {brand}.',
  ],
  offered: [
    '<Pregunte|Pregunta> [esta semana|hoy|con calma] por {offer}.',
    '{offer} [puede ser|sería] [un comienzo|un buen comienzo|un primer paso].',
    '¿[Ganas de probar|Ganas de saber más|<Le|Te> interesa]? <Empiece|Empieza> por {offer}.',
    'El primer paso puede ser [pequeño|sencillo]: {offer}.',
    '[Hoy|Esta semana|Esta tarde], <mire|mira> de cerca {offer}.',
  ],
  calls: [
    '<Eche|Echa> un vistazo[ hoy| esta semana|]',
    '<Conozca|Conoce> {brand}',
    '<Pregunte|Pregunta> [sin prisa|con calma|hoy]',
    '<Compare|Compara> y <decida|decide>',
    'Ver [más|de cerca]',
    '<Decida|Decide> con calma',
  ],
  topics: null,
  offer: {
    briefHeads: ['{name}: {price}', 'La oferta: {name}, {price}'],
    heads: ['{name}: {price}', 'La oferta: {name}, {price}', 'Ahora: {name} ({price})'],
    bare: ['La oferta: {name}', 'Ahora: {name}', 'También: {name}'],
    until: 'Válido hasta el {until}',
  },
}
