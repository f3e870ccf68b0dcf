import { type CircumstanceWords, closes, onwards, opens } from './circumstances.ts'

const your = '(?:tus?|sus?)'
const parts = 'barriga|nariz|piel|muslos|cuerpo|cara|pelo|brazos|piernas|dientes'
const severed = 'divorcio|separación|despido|diagnóstico|viudez|bancarrota'

const refused = `${opens}¿?(?:(?:otra vez|ya|de nuevo) )*(?:rechazad[oa]s?|denegad[oa]s?) (?:por|en) (?:(?:tu|el|un|la|todos los|otro) )*(?:bancos?|caja|aseguradora)[^.?!\\n]{0,60}\\?|¿ ?(?:(?:tu|el|otro) banco )?te (?:ha |han |ha vuelto a )?(?:rechaz|deneg|neg)\\p{L}+[^.?!\\n]{0,60}\\?|por (?:tu|su) (?:mal )?historial (?:de crédito|crediticio)`
const unaffordable =
  '(?:como|ya que|puesto que|porque) no (?:puedes|puede) (?:permitirte|permitirse|pagar|pagarte|costear)(?! (?:perder|fallar|esperar|el lujo))|¿ ?no (?:puedes|puede) (?:permitirte|permitirse|pagarte) [^.?!\\n]{1,40}\\?|(?:como|porque) no te (?:llega|alcanza) (?:el dinero|para)'
const marked = `${opens}¿?(?:(?:una|la|tu) )?(?:piel|cara|manos|rostro) (?:marcad[oa]s?|castigad[oa]s?|cansad[oa]s?|apagad[oa]s?) por (?:la edad|los años|el tiempo|la menopausia)[^.?!\\n]{0,20}\\?|${opens}¿?(?:(?:una|la|tu) )?piel (?:madura|flácida|arrugada|envejecida)\\s?\\?`

export const spanishCircumstances: CircumstanceWords = {
  people:
    '(?:madre|padre|mujer|hombre)(?:s|es)? (?:solter|divorciad|viud|separad)[oa]s?|viud[oa]s?|divorciad[oa]s?|solter[oa]s?|jubilad[oa]s?|pensionistas?|musulm(?:án|anes|anas?)|cristian[oa]s?|judí[oa]s?|católic[oa]s?|inmigrantes?|refugiad[oa]s?|gays?|lesbianas?|homosexual(?:es)?|diabétic[oa]s?|alcohólic[oa]s?|fumador(?:es|as?)?|autistas?|discapacitad[oa]s?|desemplead[oa]s?|obes[oa]s?|endeudad[oa]s?',
  frames: [
    [
      'como(?: una?)?',
      '(?: (?:de|con|en) [^.!?,\\n]{1,30})?,? (?:(?:cada|todo|nada|el|la|tu|te) (?:\\p{L}+ ){0,5}(?:para ti|contigo|te \\p{L}+)|tu \\p{L}+|te \\p{L}+|sabrás|necesitas|quieres|cuentas|vives|valoras)',
    ],
    ['', ', (?:tú|vosotr[oa]s|ustedes|(?:ya |lo )?sab(?:es|éis))'],
    ['como(?: una?)?', ',? (?:ya |lo |te |no )?(?:sabes|tienes|mereces|eres|conoces|puedes|entiendes|usted)'],
    ['(?:tú|ti|usted),? (?:como|una?)', ''],
    ['', ',? (?:igual )?(?:que|como) (?:tú|usted|vosotr[oa]s)'],
    ['', `${onwards}para (?:ti|usted|vosotr[oa]s)${closes}`],
  ],
  states: 'solter[oa]|sin (?:un duro|blanca|un euro|un céntimo)|fumador(?:a)?|viud[oa]',
  shared: 'gord[oa]|fe[oa]|calv[oa]|separad[oa]|arruinad[oa]|ties[oa]',
  being: '¿?eres|¿?estás|¿?te sientes|¿?es usted|¿?está usted',
  leads: 'todavía|aún|ya|otra vez|sigues|siempre|y|recién|casi',
  wearied: 'demasiado|muy|recién|(?:hart|cansad)[oa] de (?:ser|estar|verte|sentirte)',
  relatives:
    '(?:tu|su) (?:hij[oa]|marido|mujer|pareja|madre|padre|bebé|niñ[oa]) (?:es|está|tiene|sufre|sufre de|padece)',
  whole: `${refused}|${unaffordable}|${marked}|ya no (?:eres|es usted) (?:tan |un |una )?(?:joven|niñ[oa]|crí[oa])|eres (?:muy |demasiado )?viej[oa](?:${closes}|(?= y ))|${your} (?:${severed}) (?:fue|ha|es|te|le|está)|(?:desde|tras|después de) ${your} (?:${severed})|${your} (?:${parts}) (?:es|son|está|están) (?:demasiado |muy |tan )?(?:fe[oa]s?|gord[oa]s?|grandes?|fláccid[oa]s?|viej[oa]s?|arrugad[oa]s?)|(?:bebes|fumas|(?:bebe|fuma) usted) demasiado${closes}|${your} (?:rodillas?|espalda|caderas?|corazón) (?:mal[oa]s?|enferm[oa]s?|débil(?:es)?|rot[oa]s?)|${your} mal[oa]s? (?:rodillas?|espalda|caderas?)|(?:${opens}|que )(?:estás|está usted) (?:muy |tan )?sol[oa]${closes}|${opens}¿?sol[oa] desde [^.?!\\n]{1,40}\\?`,
}
