import { type CircumstanceWords, closes, onwards, opens } from './circumstances.ts'

const your = '(?:tus?|sus?)'
const parts = 'barriga|nariz|piel|muslos|cuerpo|cara|pelo|brazos|piernas|dientes'
const severed = 'divorcio|separación|despido|diagnóstico|viudez|bancarrota'

export const spanishCircumstances: CircumstanceWords = {
  people:
    '(?:madre|padre|mujer|hombre)(?:s|es)? (?:solter|divorciad|viud|separad)[oa]s?|viud[oa]s?|divorciad[oa]s?|solter[oa]s?|jubilad[oa]s?|pensionistas?|musulm(?:án|anes|anas?)|cristian[oa]s?|judí[oa]s?|católic[oa]s?|inmigrantes?|refugiad[oa]s?|gays?|lesbianas?|homosexual(?:es)?|diabétic[oa]s?|alcohólic[oa]s?|fumador(?:es|as?)?|autistas?|discapacitad[oa]s?|desemplead[oa]s?|obes[oa]s?|endeudad[oa]s?',
  frames: [
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
  whole: `eres (?:muy |demasiado )?viej[oa](?:${closes}|(?= y ))|${your} (?:${severed}) (?:fue|ha|es|te|le|está)|(?:desde|tras|después de) ${your} (?:${severed})|${your} (?:${parts}) (?:es|son|está|están) (?:demasiado |muy |tan )?(?:fe[oa]s?|gord[oa]s?|grandes?|fláccid[oa]s?|viej[oa]s?|arrugad[oa]s?)|(?:bebes|fumas|(?:bebe|fuma) usted) demasiado${closes}|${your} (?:rodillas?|espalda|caderas?|corazón) (?:mal[oa]s?|enferm[oa]s?|débil(?:es)?|rot[oa]s?)|${your} mal[oa]s? (?:rodillas?|espalda|caderas?)|(?:${opens}|que )(?:estás|está usted) (?:muy |tan )?sol[oa]${closes}|${opens}¿?sol[oa] desde [^.?!\\n]{1,40}\\?`,
}
