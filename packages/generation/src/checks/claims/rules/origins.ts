import { wholeWords } from '../../../text.ts'
import { rulesOf } from './rule.ts'

/** A country by its name and its adjective, in the four languages; insides of patterns. */
interface Country {
  key: string
  names: string
  adjectives: string
}

const countries: readonly Country[] = [
  {
    key: 'germany',
    names: 'germany|deutschland|allemagne|alemania',
    adjectives: 'german|deutsche[nrms]?|allemande?s?|aleman(?:a|es|as)|alemán',
  },
  {
    key: 'austria',
    names: 'austria|österreich|autriche',
    adjectives: 'austrian|österreichische[nrms]?|autrichiene?s?|austriac[oa]s?',
  },
  {
    key: 'switzerland',
    names: 'switzerland|der schweiz|suisse|suiza',
    adjectives: 'swiss|schweizer(?:ische[nrms]?)?|suisses?|suiz[oa]s?',
  },
  {
    key: 'france',
    names: 'france|frankreich|francia',
    adjectives: 'french|französische[nrms]?|français(?:es?)?|frances(?:a|es|as)|francés',
  },
  {
    key: 'italy',
    names: 'italy|italien|italie|italia',
    adjectives: 'italian|italienische[nrms]?|italien(?:ne)?s?|italian[oa]s?',
  },
  {
    key: 'spain',
    names: 'spain|spanien|espagne|españa',
    adjectives: 'spanish|spanische[nrms]?|espagnole?s?|español(?:es|as?)?',
  },
  {
    key: 'portugal',
    names: 'portugal',
    adjectives: 'portuguese|portugiesische[nrms]?|portugaise?s?|portugues(?:a|es|as)|portugués',
  },
  {
    key: 'britain',
    names: '(?:great )?britain|the uk|england|großbritannien|grande-bretagne|royaume-uni|gran bretaña|reino unido',
    adjectives: 'british|english|britische[nrms]?|britanniques?|británic[oa]s?',
  },
  {
    key: 'america',
    names: 'the usa?|america|den usa|aux états-unis|états-unis|estados unidos|ee\\.? ?uu',
    adjectives: 'american|amerikanische[nrms]?|américaine?s?|american[oa]s?|estadounidenses?',
  },
  {
    key: 'japan',
    names: 'japan|japon|japón',
    adjectives: 'japanese|japanische[nrms]?|japonaise?s?|japones(?:a|es|as)|japonés',
  },
  {
    key: 'europe',
    names: 'europe|europa|the eu|der eu',
    adjectives: 'european|europäische[nrms]?|européen(?:ne)?s?|europe[oa]s?',
  },
]

const made =
  '(?:hand-?)?(?:made|built|crafted|designed|produced|manufactured|sewn|woven|knitted|forged|grown|sourced|assembled|bottled|makes?|builds?|produces?|manufactures?|factory|workshops?)'
const gemacht =
  '(?:hergestellt|gefertigt|handgefertigt|produziert|genäht|gebaut|gewebt|angebaut|entwickelt|montiert|abgefüllt|fertigen|fertigt|produzieren|produziert|nähen|bauen|werkstatt|fabrik|produktion|fertigung|made)'
const fait =
  '(?:(?:fabriqu|conçu|cousu|tiss|assembl|cultiv|mont)(?:é|és|ée|ées|s|e|es)?|produite?s?|faite?s?|fabriquons|produisons|fabrication|production|atelier|usine)'
const hecho =
  '(?:(?:hech|fabricad|producid|diseñad|cosid|tejid|cultivad|elaborad|montad)[oa]s?|fabricamos|producimos|elaboramos|fabricación|producción|taller|fábrica)'

const all = (part: 'names' | 'adjectives') => countries.map((country) => country[part]).join('|')
const [names, adjectives] = [all('names'), all('adjectives')]
const few = '(?: [\\p{L}-]+){0,4}'

/** Wordings that name the same country state the same of it, in whatever language. */
const byCountry = countries.map(
  (country) =>
    [`made in ${country.key}`, new RegExp(wholeWords(`${country.names}|${country.adjectives}`), 'u')] as const,
)
const countryIn = (wording: string): string => byCountry.find(([, named]) => named.test(wording))?.[0] ?? wording

/** Where something is made, by country, and that it is made nearby. */
export const origins = rulesOf('guarantee', [
  [
    countryIn,
    'alone',
    [
      `${made}${few} in (?:${names})|(?:imported from|products? of) (?:${names})|(?:${adjectives})[- ](?:made|built|craftsmanship|engineering|manufacture|quality|leather|steel|wool|cotton|wood)`,
      `${gemacht}${few} (?:in|aus) (?:${names})|in (?:${names})${few} ${gemacht}|(?:${adjectives}) (?:wertarbeit|herstellung|fertigung|produktion|handarbeit|ingenieurskunst|qualität|leder|stahl|wolle|landen)|(?:qualität|importiert|produkte?) aus (?:${names})`,
      `${fait}${few} (?:en|au|aux|dans) (?:${names})|${fait} (?:${adjectives})|(?:qualité|savoir-faire|cuir|laine|produits?) (?:${adjectives})|(?:origine |importée?s? d(?:e |'))(?:${names})`,
      `${hecho}${few} en (?:${names})|${hecho} (?:${adjectives})|(?:calidad|cuero|lana|productos?|origen) (?:${adjectives})|importad[oa]s? de (?:${names})`,
    ],
  ],
  [
    'made nearby',
    'of its noun',
    [
      'locally[- ](?:made|grown|sourced|produced|baked|brewed|roasted|crafted|farmed)|(?:made|grown|sourced|produced) locally|local (?:produce|ingredients|farmers)',
      'aus (?:der|unserer) region|aus (?:regionale[rmn]|heimische[rmn]) \\p{L}+|regional (?:angebaut|hergestellt|erzeugt|produziert)',
      '(?:produite?s?|fabriquée?s?|cultivée?s?) (?:localement|ici)|produits? (?:locaux|local|du terroir)|producteurs locaux|fabrication locale|circuits? courts?',
      '(?:hech|producid|cultivad)[oa]s? (?:localmente|aquí)|productos? (?:locales|local|de proximidad)|productores locales|(?:de )?kilómetro cero|km ?0',
    ],
  ],
])
