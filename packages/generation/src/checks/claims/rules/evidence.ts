import { renown } from './renown.ts'
import { type Rule, rulesOf } from './rule.ts'

const experts =
  '(?:studies|research|science|scientists?|experts?|doctors?|physicians?|dentists?|dermatologists?|physiotherapists?|nutritionists?|vets|specialists?|professionals|pharmacists?|researchers|tests|trials|surveys)'
const fachleute =
  '(?:studien?|forscher|forschung|wissenschaftler|wissenschaft|experten|fachleute|\\p{L}*ärzten?|\\p{L}*therapeuten|apotheker|kardiologen|tests)'
const experte =
  '(?:études?|chercheurs|scientifiques|science|experts|spécialistes|médecins|dentistes|dermatologues|kinésithérapeutes|pharmaciens|tests)'
const expertos =
  '(?:estudios?|investigadores|científicos|ciencia|expertos|especialistas|médicos|dentistas|dermatólogos|fisioterapeutas|farmacéuticos|pruebas)'

/** Who vouches for the brand: witnesses, experts, prizes, the crowd. */
export const evidence: readonly Rule[] = [
  ...rulesOf('endorsement', [
    [
      'recommended',
      'by an agent',
      [
        '(?:recommends|recommended|endorse[sd]?|endorsements?)',
        '(?:empfiehlt|empfohlen)',
        '(?:recommande(?:nt)?|recommandée?s?)(?! (?:vous|nous))',
        '(?:recomienda[ns]?|recomiendan|recomendad[oa]s?|aval(?:a|an|ad[oa]s?))',
      ],
    ],
    ['trusted', 'by an agent', ['trusted']],
    [
      'proof',
      'alone',
      [
        `${experts} (?:\\p{L}+ )?(?:shows?|proves?|agrees?|says?|confirms?|suggests?|recommend|found|finds?|approves?|trusts?|swear|chooses?|prefers?)`,
        `(?:rated (?:[\\p{N}.]+ )?(?:stars? )?|approved|tested|endorsed|backed|proven|chosen|supported|developed with) ?by (?:\\p{L}+ )?${experts}`,
        `according to (?:a |the |new |recent )*${experts}`,
        `${fachleute} (?:\\p{L}+ )?(?:zeigen|zeigt|belegen|belegt|beweisen|beweist|bestätigen|bestätigt|empfehlen|raten|sagen|schwören|sind sich einig)`,
        `von ${fachleute} (?:geprüft|getestet|bestätigt|entwickelt)|laut (?:einer |neuer |aktueller )*${fachleute}|laut stiftung \\p{L}+|stiftung warentest`,
        `${experte} (?:\\p{L}+ )?(?:montrent?|prouvent?|confirment?|recommandent|conseillent|s'accordent|sont d'accord|le disent)`,
        `(?:approuvé|testé|validé)e?s? par (?:les |des )?${experte}|selon (?:une |des |les )*${experte}`,
        `${expertos} (?:\\p{L}+ )?(?:demuestran?|muestran?|confirman?|recomiendan|coinciden|aconsejan|lo dicen)`,
        `(?:aprobad|probad|avalad)[oa]s? por (?:los |la |el )?${expertos}|según (?:un |una |los |las )*${expertos}`,
      ],
    ],
    [
      null,
      'alone',
      [
        'award[- ]winn\\p{L}+|awards?|awarded|medal(?:s|list)?|prize[- ]winn\\p{L}+|voted (?:the )?\\p{L}+|winner of|as seen (?:on|in)|featured (?:in|on)',
        'testsieger\\p{L}*|preisgekrönt\\p{L}*|prämiert\\p{L}*|mehrfach ausgezeichnet|ausgezeichnet(?:e[nrms]?)? mit|auszeichnung(?:en)?|(?:gold|silber)medaillen?|bekannt aus',
        'médailles?|médaillée?s?|primée?s?|récompensée?s? (?:par|au|à)|élue? (?:\\p{L}+ ){0,2}(?:de|du)|lauréate?s?|vue? à la (?:télé|télévision)',
        'premiad[oa]s?|galardonad[oa]s?|galardón|galardones|medallas?|elegid[oa] (?:el |la )?(?:mejor|producto)|vist[oa] en (?:la )?tele\\p{L}*|como se ve en (?:la )?tele\\p{L}*',
      ],
    ],
    [
      'sent by experts',
      'alone',
      [
        `(?:${experts}|gps?|the nhs) (?:\\p{L}+ ){0,3}(?:sends?|refers?) (?:(?:us |to us )(?:their |its |many )?(?:patients?|people|clients)|(?:(?:their|its|many|most|all) )?(?:patients?|people|clients|you) (?:here|our way|to (?!(?:the|an?|th?eir|hospital|school|work|bed|sleep)(?!\\p{L}))\\p{L}+))`,
        `${fachleute} (?:\\p{L}+ ){0,3}(?:schicken|überweisen) (?:uns (?:ihre |viele )?(?:patienten|leute|kunden)|(?:ihre |viele )?(?:patienten|leute|kunden) (?:zu uns|hierher|her|in unsere))`,
        `${experte} (?:nous (?:envoient|adressent)(?!\\p{L})|(?:envoient|adressent) (?:leurs |des )?(?:patients|gens|clients) (?:ici|chez nous|à nous|vers nous))`,
        `${expertos} (?:nos (?:envían|mandan|derivan)(?!\\p{L})|(?:envían|mandan|derivan) (?:a )?(?:sus )?(?:pacientes|gente|clientes) (?:aquí|a nosotros|con nosotros))`,
      ],
    ],
    ['stars', 'alone', ['[★⭐🌟]{2,}']],
    [
      'crowd',
      'alone',
      [
        '(?:customers?|users?|clients?|readers?|people|everyone|everybody) (?:\\p{L}+ )?(?:raves?|swears?|adores?|agrees?|(?:is|are) (?:raving|switching|talking|saying))|(?:customers?|users?|clients?|everyone|everybody) (?:all )?loves?|(?:loved|adored|praised|chosen) by|rave reviews|(?:highly|best|top)[- ]rated|(?:doctors?|experts?|chefs?|editors?)\\W{1,2}(?:s )?(?:choice|favou?rite|pick)',
        '(?:kunden|nutzer|alle|leser) (?:\\p{L}+ )?(?:lieben|schwören|schwärmen|sind begeistert)|von (?:\\p{L}+ )?(?:kunden|nutzern) (?:geliebt|gelobt)|publikumsliebling\\p{L}*',
        "(?:les |nos |tous les )?(?:clients|utilisateurs|lecteurs) (?:\\p{L}+ )?(?:adorent|raffolent|aiment|en redemandent)|tout le monde (?:en parle|(?:nous |l')?adore)|plébiscitée?s?",
        '(?:los |nuestros )?(?:clientes|usuarios|lectores) (?:\\p{L}+ )?(?:adoran|aman|recomiendan|lo dicen)|(?:todo el mundo|todos) (?:habla|hablan|(?:lo |nos )?adoran?)',
      ],
    ],
    [
      'satisfied',
      'alone',
      [
        '(?:happy|satisfied|delighted|thrilled) (?:customers?|members?|users?|clients?|guests?|readers?|families|patients?)',
        '(?:begeistert|zufrieden|glücklich)e[nrs]? (?:kund|nutzer|mitglied|gäste|patient|leser)\\p{L}*',
        '(?:clients?|utilisateurs|membres|lecteurs|familles) (?:très )?(?:satisfait|ravi|comblé|heureux|conquis)\\p{L}{0,2}',
        '(?:client|usuari|soci|lector|famili)\\p{L}{1,3} (?:muy )?(?:satisfech|content|encantad|felices)\\p{L}{0,2}',
      ],
    ],
    [
      'best-selling',
      'alone',
      [
        'best[- ]?sell(?:er|ing)\\p{L}*|(?:most )?popular choice|bestseller\\p{L}*|verkaufsschlager|best-sellers?|(?:el |la )más vendid[oa]s?|superventas',
      ],
    ],
  ]),
  ...renown,
]
