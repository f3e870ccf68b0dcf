import { type CircumstanceWords, closes, onwards, opens } from './circumstances.ts'

const your = '(?:votre|vos|ton|ta|tes)'
const parts = 'peau|ventre|nez|cuisses|corps|visage|fesses|cheveux|bras|jambes|dents'
const severed = 'divorce|séparation|veuvage|licenciement|diagnostic|faillite|surendettement'

const refused = `${opens}(?:(?:encore|déjà|à nouveau) )*(?:refusée?s?|rejetée?s?|recalée?s?|éconduite?s?) (?:par|à) (?:(?:votre|ta|la|les|une|toutes les) )*(?:banques?|assureurs?|organismes?)[^.?!\\n]{0,60}\\?|à cause de (?:votre|ton) (?:dossier|passé|historique)`
const unaffordable =
  "(?:puisque|comme|parce que|vu que) (?:vous|tu) (?:ne |n')(?:pouvez|peux|avez|as) (?:pas |plus )?(?:(?:vous|t') ?)?(?:offrir|payer|les moyens|permettre|de quoi)|(?:vous n'avez|tu n'as) (?:pas|plus) les moyens|vos moyens ne vous permettent"
const marked = `${opens}(?:(?:une|la|votre|ta|des|vos) )?(?:peau|visage|mains|cheveux)(?: \\p{L}+)? (?:marquée?s?|fatiguée?s?|abîmée?s?|ternie?s?|creusée?s?|relâchée?s?) par (?:l'âge|les années|les ans|le temps|la ménopause)[^.?!\\n]{0,20}\\?|${opens}(?:(?:une|la|votre) )?peaux? (?:matures?|relâchées?|ridées?|âgées?|à problèmes)\\s?\\?`

export const frenchCircumstances: CircumstanceWords = {
  people:
    '(?:mère|père|maman|papa|parent|homme|femme)s? (?:célibataire|seule?|isolée?|solo|divorcée?|veu(?:f|ve)|autiste|obèse|âgée?)s?|veufs?|veuves?|divorcée?s?|célibataires?|retraitée?s?|seniors?|musulmane?s?|chrétien(?:ne)?s?|juifs?|juives?|catholiques?|immigrée?s?|réfugiée?s?|chômeu(?:r|se)s?|diabétiques?|handicapée?s?|autistes?|gays?|lesbiennes?|homosexuel(?:le)?s?|fumeu(?:r|se)s?|alcooliques?|surendettée?s?|obèses?|malentendante?s?',
  frames: [
    [
      '(?:en tant que|comme)(?: toute?| une?)?',
      '(?: (?:de|avec|au|qui) [^.!?,\\n]{1,30})?,? (?:vous|tu|votre|vos|chaque \\p{L}+ (?:vous|compte pour vous))',
    ],
    ['', ', (?:vous|tu) \\p{L}+'],
    ['(?:vous|toi|tu),? (?:en tant que|comme|une?)', ''],
    ['', ',? (?:tout )?comme (?:vous|toi)'],
    ['', `${onwards}pour (?:vous|toi)${closes}`],
  ],
  states: 'célibataire|fauchée?s?|sans le sou|esseulée?s?|fumeu(?:r|se)|veu(?:f|ve)',
  shared: 'gros(?:se)?|moches?|laides?|chauves?|à sec|séparée?s?|ruinée?s?',
  being: 'vous êtes|êtes-vous|tu es|es-tu|vous vous sentez|tu te sens|vous sentez-vous',
  leads: 'encore|toujours|récemment|souvent|alors|et|si|déjà',
  wearied: "trop|bien trop|récemment|fraîchement|(?:marre|assez|fatiguée?|lasse?) d'être",
  relatives:
    "(?:votre|ton|ta) (?:enfant|fils|fille|mari|femme|conjointe?|mère|père|bébé) (?:est|a|a (?:de l'|des |du |un )|souffre (?:de|d'une?|du))",
  whole: `${refused}|${unaffordable}|${marked}|(?:vous n'êtes|tu n'es) plus (?:tout |toute |si )?jeune|(?:vous ne rajeunissez|tu ne rajeunis) pas|(?:vous êtes|êtes-vous|tu es|es-tu) (?:trop |si )?(?:vieux|vieille)(?:${closes}|(?= et ))|${your} (?:${severed}) (?:a|est|fut|était|vous|t'a|n'a)|(?:depuis|après|malgré|suite à) ${your} (?:${severed})|${your} (?:${parts}) (?:est|sont) (?:trop |si |bien )?(?:laides?|moches?|gros(?:se)?s?|flasques?|ridée?s?|vieille|affreu(?:x|ses?))|(?:vous|tu) (?:buvez|bois|fumez|fumes) (?:\\p{L}+ )?trop${closes}|(?:buvez|fumez)-vous trop${closes}|${your} (?:genoux?|dos|hanches?|cœur|articulations?) (?:fragiles?|malades?|abîmée?s?|usée?s?|en mauvais état)|${your} mauvais(?:e|es)? (?:genoux?|dos|hanches?)|(?:${opens}|que )(?:vous êtes|tu es) (?:bien |si |très )?seule?s?${closes}|${opens}seule?s? depuis [^.?!\\n]{1,40}\\?`,
}
