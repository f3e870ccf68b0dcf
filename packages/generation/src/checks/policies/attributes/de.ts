import type { AttributeWords } from './words.ts'

const years = '(?:\\p{N}{2}|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig)'

export const german: AttributeWords = {
  had: 'diabetes|zucker ?krankheit|depression(?:en)?|angststörung(?:en)?|panikattacken|adhs|autismus|übergewicht|fettleibigkeit|adipositas|bluthochdruck|hohen blutdruck|krebs|hiv|demenz|epilepsie|gicht|wechseljahre|unfruchtbarkeit|impotenz|sucht|spielsucht|alkoholsucht|alkoholprobleme?|gewichtsprobleme|behinderung|krankheit|erkrankung|essstörung(?:en)?|arthritis|arthrose|rheuma|asthma|schlafstörungen|schlaflosigkeit|migräne|neurodermitis|schuppenflechte|akne|haarausfall|schulden|geldsorgen|geldprobleme|finanzielle (?:sorgen|probleme|nöte)|schlechte (?:schufa|bonität)|schufa[- ]eintr(?:ag|äge)|mietschulden|vorstrafen?|erektionsstörungen|bandscheibenvorf(?:all|älle)',
  ached: '(?:(?:chronische[nr]?|ständige[nr]?) )*(?:rücken|nacken|gelenk|knie|kopf|schulter)?schmerzen',
  been: 'diabetiker(?:in(?:nen)?)?|zuckerkranke?|depressiv|autistisch|autist(?:in)?|übergewichtig|fettleibig|adipös|schwanger|unfruchtbar|impotent|süchtig|spielsüchtig|alkoholabhängig|alkoholiker(?:in)?|behindert|schwerbehindert|schwerhörig|gehörlos|chronisch krank|christ(?:in)?|muslim(?:in|a)?|jude|jüdin|jüdisch|buddhist(?:in)?|katholisch|katholik(?:in)?|atheist(?:in)?|schwul|lesbisch|bisexuell|homosexuell|transsexuell|ausländer(?:in)?|migrant(?:in)?|flüchtling|pleite|verschuldet|überschuldet|hoch verschuldet|bankrott|zahlungsunfähig|arbeitslos|arbeitssuchend|ohne (?:job|arbeit)|obdachlos|vorbestraft|geschieden|verwitwet|witwer?|alleinerziehend|rentner(?:in(?:nen)?)?|senior(?:in(?:nen|en)?|en)?|gewerkschaftsmitglied',
  ambiguous: 'schwarz|hindu|blind|taub|arm',
  coloured: 'schwarz|blind|taub|arm',
  aged: `(?:über|unter|ü|bald|schon|fast|mitte|ende|anfang) ?${years}(?: jahre(?: alt)?)?|${years} ?(?:\\+|plus)|${years} jahre alt|${years} oder älter|älter als ${years}|jahrgang 19\\p{N}{2}`,
  having:
    'hast du|haben sie|habt ihr|du hast|sie haben|leidest du (?:an|unter)|leiden sie (?:an|unter)|du leidest (?:an|unter)|sie leiden (?:an|unter)|(?:lebst du|leben sie|kämpfst du|kämpfen sie) mit|(?:plagen|quälen|drücken|belasten|plagt|quält) (?:dich|sie)|deine?[nrms]?|ihre?[nrms]?',
  directly:
    'bist du|sind sie|du bist|wenn du|falls du|(?:sie|du|ihnen|dir|euch) als|fühlst du dich|fühlen sie sich|seid ihr|(?:wenn|falls|da|weil) sie',
  being:
    'bist du|sind sie|du bist|sie sind|wenn du|wenn sie|falls du|falls sie|fühlst du dich|fühlen sie sich|seid ihr|als',
  filler:
    'ein|eine|einen|einer|noch|immer|oft|sehr|auch|schon|zu|hoch|etwas|gerade|wieder|derzeit|hohe|hohen|viele|starke|chronische|so|an|unter|typ \\p{N}|gar|denn',
  leads:
    'noch|immer|immer noch|noch immer|schon|schon wieder|wieder|mal wieder|oft|ständig|zu|etwas|gerade|frisch|neu|plötzlich|stark|schwer|hoch|sehr|ein bisschen|an|unter|mit|wegen|trotz|bei|in|durch|genug von|angst vor|ärger mit|sorgen wegen|probleme mit|schluss mit|kampf gegen|leben mit|diagnose|typ \\p{N}|chronische|hohe|viele|(?:na|und|oder|aber|also|hey),?',
  calls: 'achtung|an alle|aufruf an alle|hallo|hey',
  joins: 'und|oder|aber|&|mit|wegen|weil',
  follows: 'und|oder|in|wegen|weil|wer|der|die|mit',
  compounds: '(?!)',
  whole: `(?:du|sie) (?:\\p{L}+ )?(?:diabetes|depressionen|schulden|krebs|asthma|migräne|arthrose|rheuma|übergewicht) (?:hast|haben)|(?:bist du|sind sie|du bist|sie sind) (?:schon |bereits |noch )?(?:über|unter|älter als) ${years}|in (?:deinem|ihrem) alter|(?:können|kannst) (?:sie|du) (?:die|ihre|deine) (?:rechnungen|miete|raten|schulden) nicht (?:mehr )?(?:be)?zahlen|kredit (?:abgelehnt|verweigert) ?\\?|(?:deine?[nrms]?|ihre?[nrms]?) (?:\\p{L}+ )?(?:krankheit|erkrankung)|(?:menschen|frauen|männer) wie (?:sie|du),? (?:mit|über) `,
}
