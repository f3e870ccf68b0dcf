import { folded, wholeWords } from '../text.ts'

const insides =
  'notes?|memos?|info(?:rmation)?s?|use|comments?|figures|numbers|data|costs?|margins?|calculations?|matters|only|' +
  'notiz(?:en)?|hinweise?|angaben|informationen|zahlen|kosten|kalkulation|daten|vermerke?|' +
  'données|chiffres|coûts|remarques|información|datos|cifras|costes|notas?'
const secrecy =
  'internal|confidential|interne?[rs]?|vertrauliche?[rs]?|confidentiel(?:le)?s?|intern[oa]s?|confidencial(?:es)?'
const ofSecrets = `(?:${secrecy}) (?:${insides})|(?:${insides}) (?:${secrecy})`
/** Labels of what is not meant for readers. They need a mark after them: "Draft beer" and "Internal doors" may be for sale. */
const labels = [
  ofSecrets,
  '(?:strictly |private (?:and|&) )?confidential|internal(?:ly)?|drafts?|notes?|n\\.?b\\.?|to[ -]?dos?|nda|under nda|embargo(?:ed)?|work in progress|placeholder|staff|off the record|competitors?',
  'nur intern|interne?[rs]?|(?:streng )?vertraulich\\p{L}{0,2}|entwurf|notiz(?:en)?|anmerkung|hinweis|vermerk|platzhalter|sperrfrist|wettbewerber|konkurrenz',
  '(?:strictement )?confidentiel(?:le)?s?|internes?|brouillon|ébauche|remarque|à (?:faire|vérifier|compléter|confirmer)|sous embargo|concurrents?',
  '(?:estrictamente )?confidencial(?:es)?|intern[oa]s?|borrador|notas?|pendiente|por hacer|bajo embargo|competidor(?:es)?',
].join('|')

/** What says by itself that it is not for readers, wherever a statement begins with it. */
const plainLabels = [
  'fixme|tbd|tbc|wip|internal only|confidential only|draft only|(?:for )?internal use(?: only)?|for (?:staff|team) only|(?:not|never) (?:for|to be) (?:publication|release|distribution|print|published|shared|printed)|do not (?:publish|share|print|distribute|disclose)',
  'nur (?:für (?:den )?)?(?:internen gebrauch|interne zwecke|interne verwendung)|nur fürs team|nicht (?:zur veröffentlichung|veröffentlichen|weitergeben)',
  '(?:(?:à|pour|réservé à un) )?usage interne|ne pas (?:diffuser|publier|partager|divulguer)|diffusion interne',
  '(?:solo |sólo )?(?:de |para )?uso interno|no (?:publicar|difundir|compartir|divulgar)',
].join('|')
const only = '(?:[ -](?:only|use|use only|version|notes?|memos?|info|nur|uniquement|seulement|solo|sólo))?'
/** Marks of emphasis, quotes, brackets and arrows that may stand around a label. */
const openers = '^[^\\p{L}\\p{N}]*'
const closers = '[\\])*_"»”]*'

const labelled = new RegExp(
  `${openers}(?:(?:${labels})${only}${closers}(?:\\s*[:：]|\\s+[-–—]|[\\])]|[.!]?[*_]*$)|${wholeWords(plainLabels)})`,
  'iu',
)
const bracketed = new RegExp(`[[(](?:${labels}|${plainLabels})${only}[\\])]`, 'iu')

const title = new RegExp(`${openers}(?:${ofSecrets})${closers}[:：]?$`, 'iu')
/** Notes to a reader are a usual part of a file, as long as nothing says that they are internal. */
const ofReaders = /^[^\p{L}]*(?:notes?|n\.?b\.?|staff|notiz(?:en)?|anmerkung|hinweis|remarque|notas?|pendiente)\b/iu

/** Without a mark behind it only in capitals: "Todo" begins statements in Spanish. */
const todo = /^[^\p{L}\p{N}]*TODO(?!\p{L})/u

/** Whether a heading, or a line that is nothing but a label, says that what stands below it is not for readers. */
export function headsUnpublished(line: string): boolean {
  return title.test(line) || ((labelled.test(line) || bracketed.test(line)) && !ofReaders.test(line))
}

const bareLabel = new RegExp(
  `${openers}(?!(?:staff|pendiente|notes?|notas?)\\b)(?:${labels}|${plainLabels})${only}${closers}[:：.!]?${closers}$`,
  'iu',
)

/** Whether a line is such a label and no more: it covers what follows as a heading does. */
export function isBareLabel(line: string): boolean {
  return title.test(line) || bareLabel.test(line)
}

/** Whether a statement bears a label of what is not for readers; what follows it in its paragraph belongs to it. */
export function isLabelledUnpublished(text: string): boolean {
  return labelled.test(text) || bracketed.test(text) || todo.test(text)
}

const secret = [
  `(?:(?:strictly|streng|strictement|estrictamente) )?(?:${secrecy}|${ofSecrets})${only}${closers}\\s*[:：]`,
  `[[(](?:(?:strictly|streng|strictement|estrictamente) )?(?:${secrecy})${only}[\\])]`,
  wholeWords(
    '(?:for )?internal use only|not for publication|do not (?:publish|share|distribute|disclose)|' +
      'nur für (?:den )?internen gebrauch|nicht (?:zur veröffentlichung|veröffentlichen|weitergeben)|' +
      '(?:à|réservé à un) usage interne|ne pas (?:diffuser|publier|divulguer)|(?:solo |sólo |de |para )uso interno|no (?:publicar|difundir|divulgar)',
  ),
].join('|')
const secrets = new RegExp(`(?<=^|[\\n.!?;] ?)[^\\p{L}\\p{N}\\n]*(?:${secret})`, 'iu')

/** Whether a sentence of a text begins with a label that keeps it among the brand's own people. */
export function isSecret(text: string): boolean {
  return secrets.test(folded(text))
}

const rights =
  /^[^\p{L}\p{N}©]*(?:©|\(c\)\s|copyright\s+(?:©|\(c\)|by\b|\d{4}))|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|reservados todos los derechos/iu

/** A question or an answer by its letter, or an answer by its first word: it means nothing without what was asked. */
const dialogue =
  /^[^\p{L}\p{N}]*(?:(?:q(?:uestion)?|a(?:nswer)?|f(?:rage)?|antwort|r(?:éponse)?|p(?:regunta)?|respuesta)\s?\d{0,3}\s?[:：]|(?:yes|no|nope|of course|certainly|absolutely|not at all|ja|nein|doch|natürlich|selbstverständlich|oui|non|si|bien sûr|absolument|sí|claro|por supuesto)\s?[,;:.!–—])/iu

const rivals = [
  '(?:(?:our|their|its)(?: \\p{L}+)?|the (?:main|biggest|largest|nearest|closest|local)|most|many|some) (?:competitors?|rivals?)|our competition|the competition (?:charges|sells|asks|offers|has|makes|takes|needs)',
  '(?:unsere?r? (?:\\p{L}+ )?|der (?:größte|nächste) )(?:konkurren(?:z|t\\p{L}*)|wettbewerber\\p{L}*|mitbewerber\\p{L}*)|die konkurrenz',
  '(?:notre|nos|le principal|la plupart de nos) (?:\\p{L}+ )?concurren(?:ts?|tes?|ce)|la concurrence',
  '(?:nuestr[oa]s?|el principal) (?:\\p{L}+ )?(?:competidor\\p{L}*|competencia|rival(?:es)?)|la competencia (?:cobra|vende|ofrece|pide|tiene|hace|necesita)',
].join('|')
/** A statement whose subject is somebody else in the trade. */
const ofRivals = new RegExp(`${openers}(?:${rivals})(?![\\p{L}\\p{N}])`, 'iu')

const coming =
  '(?:next (?:year|month|season|spring|summer|autumn|fall|winter)|soon|later this year|in (?:the )?(?:spring|summer|autumn|fall|winter)|(?:by|in|from|until) 20\\d\\d)'
/** What somebody means to do. "We plan gardens" and "Wir planen Ihre Küche" are a trade. */
const plans = new RegExp(
  wholeWords(
    [
      `(?:we|we're|we are|which|that|it|\\p{L}+) (?:also |currently |now )?(?:(?:plan|plans|planning|hope|hopes|hoping|intend|intends|intending) to (?:open|launch|add|offer|start|build|sell|expand|move|introduce|grow|run|hire|reach|double|buy)|(?:are|is) planning (?:an?|to))|(?:is|are) (?:planned|scheduled|due) (?:for|to open|to launch|to start)(?= .*20\\d\\d| ${coming})|(?:will|shall) (?:open|launch|introduce|move|expand|start|offer|add|be opened|be launched)(?=[^.]* ${coming})`,
      '(?:wir planen|wir beabsichtigen|wir hoffen),|wir haben vor|wir planen (?:bald |derzeit )?(?:die eröffnung|den bau|den umzug|eine[nr]? (?:zweite|dritte|weitere|neue)\\p{L}*)|wir (?:wollen|möchten)(?= .*(?:eröffnen|einführen|starten|expandieren|wachsen))|(?:ist|sind) (?:für (?:das jahr |den |die |das )?\\S+ )?(?:geplant(?= für| ab)|in planung)|für (?:das jahr )?20\\d\\d geplant|soll(?:en)?(?= .*20\\d\\d .*(?:eröffn|start|folgen|entsteh))',
      "nous (?:prévoyons|projetons|envisageons|espérons|comptons) (?:d'|de )?(?:ouvrir|lancer|ajouter|proposer|vendre|construire|agrandir|déménager|introduire|embaucher)|(?:est|sont) prévue?s? (?:pour|en)(?= .*20\\d\\d| l'an| le printemps| 20\\d\\d)|l'année prochaine|l'an prochain|ouvrir(?:a|ons|ont) (?=.*20\\d\\d)",
      '(?:tenemos previsto|planeamos|prevemos|esperamos|pensamos|queremos|vamos a) (?:abrir|lanzar|añadir|ofrecer|vender|construir|ampliar|mudarnos|introducir|contratar)|están? previst[oa]s?(?= .*20\\d\\d)|el año que viene|el próximo año|abriremos',
    ].join('|'),
  ),
  'iu',
)

/** Whether a statement is none to advertise with: rights in the file, half a dialogue, word of others, a plan. */
export function isUnfitToTell(text: string): boolean {
  const plain = folded(text)
  return [rights, dialogue, ofRivals, plans].some((pattern) => pattern.test(plain))
}
