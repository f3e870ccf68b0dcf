import type { AttributeWords } from './words.ts'

const years = '(?:\\p{N}{2}|treinta|cuarenta|cincuenta|sesenta|setenta)'

export const spanish: AttributeWords = {
  had: 'diabetes|depresión|ansiedad|ataques de pánico|autismo|obesidad|sobrepeso|kilos de más|hipertensión|cáncer|vih|sida|demencia|alzheimer|epilepsia|menopausia|infertilidad|impotencia|adicción|adicciones|alcoholismo|discapacidad|enfermedad|artritis|artrosis|asma|insomnio|migrañas?|eccema|psoriasis|acné|caída del cabello|calvicie|deudas?|impagos|problemas? (?:de dinero|de peso|económicos?|financieros?|de crédito|con el alcohol)|mal crédito|mal historial(?: crediticio)?|antecedentes penales',
  ached: 'dolor(?:es)? (?:de (?:espalda|cabeza|rodillas?|cuello|articulaciones)|crónicos?|articular(?:es)?)',
  been: '(?:pre)?diabétic[oa]s?|deprimid[oa]|autista|obes[oa]|con (?:sobrepeso|deudas|diabetes|ansiedad|depresión|asma)|embarazada|infértil|adict[oa]|alcohólic[oa]|discapacitad[oa]|cristian[oa]|musulmán|musulmana|judí[oa]|hindú|budista|católic[oa]|ate[oa]|gay|lesbiana|bisexual|homosexual|transexual|inmigrante|refugiad[oa]|en bancarrota|endeudad[oa]s?|lleno de deudas|moros[oa]|en (?:asnef|números rojos)|desemplead[oa]s?|parad[oa] de larga duración|en (?:el )?paro|sin (?:trabajo|empleo|ingresos)|sin hogar|divorciad[oa]|viud[oa]|jubilad[oa]s?|madre soltera|padre soltero|sindicalista',
  ambiguous: 'negr[oa]|asiátic[oa]|pobre|arruinad[oa]|ansios[oa]|impotente|sord[oa]|cieg[oa]',
  coloured: 'negr[oa]|asiátic[oa]|pobre|cieg[oa]',
  aged: `(?:con )?(?:más|menos) de ${years} años|(?:mayor(?:es)?|menor(?:es)?) de ${years}(?: años)?|${years} años (?:o más|cumplidos)|(?:casi|ya) ${years} años|cumplidos los ${years}|pasad[oa]s? los ${years}|los ${years} cumplidos`,
  having:
    'tienes|¿ ?tiene|tiene usted|usted tiene|sufres|¿ ?sufre|sufre usted|usted sufre|padeces|¿ ?padece|padece usted|usted padece|vives con|luchas contra|te han diagnosticado|le han diagnosticado|tus?|sus?',
  directly: '¿?eres|¿?es usted|usted es|¿?estás|¿?está usted|usted está|¿?te sientes|¿?se siente',
  being: '¿?eres|¿?es usted|usted es|¿?estás|¿?está usted|usted está|¿?te sientes|¿?se siente|si eres|si estás|como',
  filler:
    'una?|unas|el|la|las|de|del|todavía|aún|muy|mucha|muchas|demasiadas?|ya|contra|quizá|acaso|recién|tipo \\p{N}|algún|alguna|propia',
  leads:
    'todavía|aún|ya|muy|un poco|demasiado|otra vez|siempre|sigues|sigue|estás|te sientes|recién|con|en|de|contra|una?|la|el|las|tus?|por|sin salida por|hart[oa] de|cansad[oa] de|preocupad[oa] por|agobiad[oa] por|ahogad[oa] (?:en|por)|problemas con|vivir con|sufrir|basta de|tipo \\p{N}|(?:y|o|pero|oye|oiga),?',
  calls: 'atención|atención,? todos los|querid[oa]s|aviso a|aviso a l[oa]s|amig[oa]s?',
  joins: 'y|o|pero|&|con|desde',
  follows: 'y|o|que|porque|con|desde',
  compounds: '(?:de (?:gratitud|honor))',
  whole: `¿?(?:tienes|tiene) (?:ya )?(?:más|menos) de ${years} años|a tu edad|a su edad|no (?:puedes|puede) pagar (?:tus|sus|las|el) (?:deudas|facturas|alquiler|hipoteca)|no (?:llegas|llega) a fin de mes|¿?te (?:han denegado|denegaron) (?:el crédito|un préstamo)|(?:tu|su) (?:\\p{L}+ )?enfermedad|como (?:diabétic[oa]|cristian[oa]|musulmán|musulmana|católic[oa]|jubilad[oa]),? (?:ya )?(?:sabes|sabe|tú|usted|te|le)`,
}
