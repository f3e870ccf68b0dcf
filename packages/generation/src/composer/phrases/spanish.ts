import type { Wording } from '../wording.ts'
import { solutionAware } from './spanish-comparing.ts'
import { problemAware, unaware } from './spanish-levels.ts'

/** Spanish; `<usted|tú>` follows the voice. */
export const spanish: Wording = {
  levels: { unaware, problem_aware: problemAware, solution_aware: solutionAware },
  desireFrames: {
    sentence: [
      '{X}. [¿Qué <le|te> parece?|¿No estaría bien?|¿Y por qué no?]',
      '{X}. [Una buena idea.|No es mucho pedir.|Suena bien, ¿no?]',
      'Un deseo [sencillo|de los que vuelven|de cada día]: «{X}».',
    ],
  },
  addresses: [
    'Para {who}, [lo práctico primero|unas líneas|en breve].',
    '¿Y qué hay para {who}?',
    '[Una nota|Unos detalles|Unas líneas] para {who}.',
    'Lo que [puede interesar|interesa saber] a {who}.',
  ],
  proofs: [
    '[Los detalles|En breve|Punto por punto|En pocas líneas]:',
    '[Para comprobar|Para comparar|Para la lista|Para tener a mano]:',
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
    '<Resérvese|Resérvate> un rato para {brand} {when}.',
    '¿Algo pendiente {when}? <Piense|Piensa> en {brand}.',
    '{When}, ¿por qué no {brand}?',
  ],
  offered: [
    '<Pregunte|Pregunta> [esta semana|hoy|con calma] por {offer}.',
    '{offer} [puede ser|sería] un buen [comienzo|primer paso].',
    '¿[Ganas de probar|Ganas de saber más|<Le|Te> interesa]? <Empiece|Empieza> por {offer}.',
    'Para empezar [poco a poco|sin complicarse|con buen pie]: {offer}.',
    '[Hoy|Esta semana|Esta tarde], <eche|echa> un vistazo a {offer}.',
  ],
  calls: [
    '<Eche|Echa> un vistazo[ hoy| esta semana|]',
    '<Conozca|Conoce> {brand}',
    '<Pregunte|Pregunta> [sin prisa|con calma|hoy]',
    '<Compare|Compara> y <decida|decide>',
    '[Saber más|Ver de cerca|Ver más]',
    '<Decida|Decide> con calma',
  ],
  topics: null,
  offer: {
    briefHeads: ['{name}: {price}', 'La oferta: {name}, {price}'],
    heads: ['{name}: {price}', 'La oferta: {name}, {price}', 'Ahora: {name} ({price})'],
    bare: ['La oferta: {name}', 'Ahora: {name}', 'También: {name}'],
    until: 'Válido hasta el {until}',
    untilAbout: 'Válido hasta {until}',
  },
}
