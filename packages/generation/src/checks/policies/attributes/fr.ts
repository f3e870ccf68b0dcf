import type { AttributeWords } from './words.ts'

const years = '(?:\\p{N}{2}|trente|quarante|cinquante|soixante|soixante-dix)'

export const french: AttributeWords = {
  had: "diabète|dépression|anxiété|crises d'angoisse|phobies?|autisme|obésité|surpoids|kilos en trop|hypertension|cancer|vih|sida|démence|alzheimer|épilepsie|ménopause|infertilité|impuissance|addictions?|alcoolisme|handicap|maladie|arthrite|arthrose|rhumatismes|asthme|insomnies?|migraines?|eczéma|psoriasis|acné|perte de cheveux|chute de cheveux|calvitie|dettes|crédits? impayés?|impayés|problèmes? (?:d'argent|de poids|de crédit|financiers?|d'alcool)|difficultés financières|surendettement|découverts?|casier judiciaire",
  ached:
    '(?:mal (?:de|au) (?:dos|tête)|mal aux (?:genoux|articulations)|douleurs? (?:chroniques?|articulaires?|dorsales?|au dos))',
  been: '(?:pré)?diabétiques?|dépressi(?:f|ve)|déprimée?|autiste|obèse|en surpoids|enceinte|infertile|stérile|impuissant|alcoolique|dépendante?|handicapée?|malentendante?|malvoyante?|chrétien(?:ne)?|musulmane?|jui(?:f|ve)|hindoue?|bouddhiste|catholique|athée|gay|lesbienne|bisexuel(?:le)?|homosexuel(?:le)?|transgenre|immigrée?|réfugiée?|endettée?s?|surendettée?s?|criblée?s? de dettes|en faillite|à découvert|fichée?s?|interdite?s? bancaires?|sans revenus?|au chômage|chômeu(?:r|se)s?|sans emploi|au rsa|sans-abri|divorcée?|veu(?:f|ve)|retraitée?s?|à la retraite|mère célibataire|père célibataire|maman solo|syndiquée?',
  ambiguous: 'noire?s?|arabe|pauvre|ruinée?|fauchée?|anxieu(?:x|se)|sourde?|aveugle',
  coloured: 'noire?s?|arabe|pauvre|aveugle',
  aged: `(?:plus|moins) de ${years} ans|(?:bientôt|déjà|presque) ${years} ans|${years} ans (?:passés|et plus|révolus|ou plus)|la (?:quarantaine|cinquantaine|soixantaine)(?: passée)?|née? avant 19\\p{N}{2}|senior`,
  having:
    'avez-vous|as-tu|vous avez|tu as|souffrez-vous|vous souffrez|souffres-tu|tu souffres|vivez-vous avec|vous vivez avec|luttez-vous contre|vous luttez contre|(?:on|un médecin) vous a diagnostiqué|votre|vos|ton|ta|tes',
  directly: 'êtes-vous|es-tu|vous êtes|qui êtes|tu es|vous vous sentez|vous sentez-vous|tu te sens|seriez-vous',
  being:
    'êtes-vous|es-tu|vous êtes|tu es|vous vous sentez|vous sentez-vous|tu te sens|seriez-vous|en tant que|comme vous êtes',
  filler:
    'de|du|de la|des|une?|le|la|les|contre|encore|toujours|souvent|très|trop|trop de|beaucoup de|déjà|peut-être|personnellement|actuellement|récemment|parfois|gros|grosses',
  leads:
    'encore|toujours|souvent|déjà|trop|très|un peu|récemment|actuellement|de|du|des|de la|une?|la|le|les|avec|en|contre|face (?:à|au|aux)|marre (?:de|du|des)|fatigués? (?:de|du|des)|stressée? par|rongée?s? par|noyée?s? (?:dans|sous)|assez (?:de|du|des)|inquiets? pour|sous|votre|vos|vous|se sentir|vivre avec|souffrir|souffrez|(?:et|alors|mais|ou|dites|hé),?',
  calls: 'attention|(?:à )?vous,? les|avis aux|appel aux|appel à tous les|à tous les|chers|chères|ami|amis',
  joins: 'et|ou|mais|&|avec|depuis',
  follows: 'et|ou|qui|avec|depuis|parce|à',
  compounds: "(?:d'honneur|de reconnaissance)",
  whole: `(?:avez-vous|vous avez|as-tu|tu as) (?:déjà |bientôt )?(?:plus|moins) de ${years} ans|à votre âge|à ton âge|(?:vous n'arrivez|tu n'arrives) plus à payer|(?:crédit|prêt) refusé ?\\?|votre (?:\\p{L}+ )?maladie|comme (?:tous les |toute )?(?:diabétiques?|musulmane?s?|chrétien(?:ne)?s?),? vous`,
}
