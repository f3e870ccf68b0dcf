import { rulesOf } from './rule.ts'

const fresh = '(?:fresh|warm|cool|cold|dry|soft|crisp|hot|charged|clean|comfortable|tender|open)'
const spell = '(?:day|night|evening|morning|afternoon|season|summer|winter|spring|week|weekend|month|year)'
const stays = `(?:stays?|keeps?(?: \\p{L}+)?|remains?) ${fresh}`

/** How long something lasts, in words that give no figure. */
export const durations = rulesOf('guarantee', [
  [
    (wording) => `lasts ${wording.replace(/ (?:long|through)$/u, '')}`,
    'alone',
    [
      `(?<=(?<!\\p{L})(?:lasts?|lasting|open|fresh|crisp|tender|${stays}) (?:for )?)(?:all|(?:the|a) whole|(?:the|an) entire) ${spell}(?: long| through)?`,
      `(?<=(?<!\\p{L})(?:lasts?|${stays}) )(?:for )?(?:hours|days|weeks|months|years|decades|generations|seasons)(?: (?:on end|and \\p{L}+))?`,
      '(?<=(?<!\\p{L})(?:hält|halten|dauert|frisch|geöffnet|offen|bleibt (?:\\p{L}+ )?) ?)(?:den ganzen (?:tag|sommer|winter|monat|abend)|die ganze (?:nacht|woche|saison)|das ganze jahr|einen? ganze[nr]? (?:sommer|winter|saison|nacht))',
      '(?:den ganzen tag|die ganze (?:nacht|woche)|das ganze jahr)(?= (?:lang )?(?:frisch|warm|weich|knusprig|trocken|geöffnet|offen))',
      '(?<=(?<!\\p{L})(?:hält|halten|bleibt|bleiben|reicht) )(?:stunden|tage|wochen|monate|jahre)lang',
      "(?<=(?<!\\p{L})(?:dure(?:nt)?|tient|tiennent|(?:reste|garde)(?:nt)? \\p{L}+|frais|fraîche|ouverte?s?) (?:pendant )?)(?:toute (?:la|une) (?:journée|nuit|saison|semaine|année|soirée)|tout l'(?:été|hiver)|des (?:heures|jours|semaines|mois|années))",
      '(?<=(?<!\\p{L})(?:duran?|aguantan?|fresc[oa]s?|tiern[oa]s?|crujientes?|abiert[oa]s?) (?:durante )?)(?:todo el (?:día|año|verano|invierno|fin de semana)|toda (?:la|una) (?:noche|semana|temporada|tarde)|(?:horas|días|semanas|meses|años)(?! (?:de|a) ))',
    ],
  ],
])
