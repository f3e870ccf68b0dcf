import { matchesOf, wholeWords } from '../../text.ts'
import { contentOf, functionWords, wordsAfter } from './near.ts'

/** How a sentence puts what it says: whether it holds, when, of whom, and for whom it is limited. */
export interface Statement {
  start: number
  end: number
  text: string
  /** Said of a time that is over or has not come: "until 2019", "we hope to". */
  elsewhen: boolean
  /** Whether that is said of what stands at a place of the text: "14 Harbour Lane, in what used to be a mill" is of today. */
  elsewhenAt: (start: number, end: number) => boolean
  /** Said of others than the brand: "competitors", "elsewhere". */
  others: boolean
  /** Meanings of the words of each condition: "above £50", "for wholesale orders". */
  limits: ReadonlyArray<readonly string[]>
  /** Meanings of all content words. */
  content: readonly string[]
}

const whole = (words: string) => new RegExp(wholeWords(words), 'iu')

const past = [
  'until (?:19|20)\\d\\d|until (?:recently|last \\p{L}+)|(?<!(?:get|gets|got|are|is|am|was|were|be|been|getting) )used to|formerly|previously|no longer|in the past|back then|before (?:19|20)\\d\\d|in the old days|last (?:year|month|season)|in (?:19|20)\\d\\d (?:alone )?we|we (?:had|were|lost)',
  'bis (?:19|20)\\d\\d|wir (?:hatten|waren|verloren)|(?:hatten|waren|verloren) wir|damals|ehemals|einst|nicht mehr(?! als)|vormals|letztes jahr|im vorjahr|früher(?! (?:als|wach|fertig|am|da))',
  "jusqu'en (?:19|20)\\d\\d|nous (?:avions|étions|avons perdu)|autrefois|auparavant|jadis|avant (?:19|20)\\d\\d|n'\\p{L}+ plus(?! (?:de|d'))|ne \\p{L}+ plus(?! (?:de|que))|l'an dernier|l'année dernière",
  'hasta (?:el )?(?:19|20)\\d\\d|teníamos|éramos|perdimos|antes (?:vend|hac|ten|hab|era|se )\\p{L}*|antiguamente|ya no|anteriormente|el año pasado',
]
const planned = [
  'hop(?:e|es|ing) to|plan(?:s|ned|ning)? to|planned|aim(?:s|ing)? to|intends? to|expects? to|we (?:want|would like) to|wants? to (?:open|reach|grow|have|become|run)|by 20\\d\\d|next (?:year|month|season|spring|summer|autumn|winter)|(?<!as )soon(?! as)|(?:our|the|a) (?:goal|target) (?:is|of)|on track|one day|will (?:open|launch|reach|grow)',
  'hoffen|hofft|planen|plant|geplant\\p{L}*|wir wollen|wollen wir|wir möchten|demnächst|bald|künftig|anstreben|unser ziel|nächstes jahr',
  "espér(?:ons|e|ent)|prévo(?:it|yons|ient)|prévue?s?|envisage\\p{L}*|bientôt|d'ici(?: à)? 20\\d\\d|notre objectif|nous voulons|nous souhaitons|l'an prochain|l'année prochaine",
  'esper(?:amos|a|an)|planea\\p{L}*|prevé|previst[oa]s?|queremos|pronto|para (?:el )?20\\d\\d|nuestro objetivo|próximamente|aspiramos|el próximo año',
]
const trades =
  '(?:bakeries|banks|makers|providers|companies|firms|brands|shops|stores|suppliers|services|tools|products|apps|gyms|clinics|agencies|manufacturers|sellers|vendors|desks|restaurants|schools)'
const strangers = [
  `competitors?(?:'s?)?|rivals?|elsewhere|industry average|market leader|on average|compared (?:to|with)|(?:other|most|many|traditional|ordinary|big) ${trades}`,
  'konkurren\\p{L}+|mitbewerber\\p{L}*|wettbewerber\\p{L}*|anderswo|woanders|marktführer\\p{L}*|branchendurchschnitt\\p{L}*|im durchschnitt|andere (?:anbieter|bäckereien|banken|hersteller|firmen|unternehmen|praxen|betriebe|läden|marken)',
  "concurren\\p{L}+|(?<!d')ailleurs|en moyenne|(?:d')?autres (?:boulangeries|banques|fabricants|marques|entreprises|fournisseurs|ateliers|magasins|boutiques)",
  'competencia|competidor\\p{L}*|rival(?:es)?|de media|en otros? (?:sitios?|lugar(?:es)?)|otr[oa]s (?:panaderías|bancos|marcas|empresas|fabricantes|proveedores|tiendas|talleres)',
]
/** Each language is read with its own markers, and with those of English: nobody writes in one alone. */
const own = (index: number) => (index === 0 ? [0] : [0, index])
const markers = new Map(
  ['en', 'de', 'fr', 'es'].map((language, index) => {
    const of = (lists: readonly string[]) => own(index).map((place) => lists[place] ?? '')
    return [
      language,
      { elsewhen: whole([...of(past), ...of(planned)].join('|')), others: whole(of(strangers).join('|')) },
    ] as const
  }),
)
const english = { elsewhen: whole(`${past[0]}|${planned[0]}`), others: whole(strangers[0] ?? '') }
/** A clause of the present takes back what the sentence said of another time. */
const present = whole("now|today|currently|heute|jetzt|inzwischen|aujourd'hui|désormais|hoy|ahora|actualmente")

const condition = new RegExp(
  wholeWords(
    [
      'if|when|unless|except|only|provided|as long as|during|above|over(?= [£$€\\d])|on orders|orders (?:above|over|from)|subject to|excluding|plus(?= vat)|exclusive of|for (?:new|returning|existing|wholesale|first|unopened|the first)|for (?:(?!our|your|the|all|any|every|these|those)\\p{L}+ )?(?:students?|members?|schools?|customers?|clients?|subscribers?)|with (?:a|any|your) (?:purchase|order)',
      'wenn|falls|außer|nur|sofern|solange|während|ab(?= [\\d])|zuzüglich|zzgl|vorbehaltlich|ausgenommen|für (?:(?!unsere|alle|ihre|deine|jede|die)\\p{L}+[ -])?(?:neue?|bestandskund|stammkund|kund|mitglied|schüler|studierende|händler|erst)\\p{L}*|bei (?:einem|jedem|bestellung|einkauf|kauf|abschluss)\\p{L}*|im ersten|in der ersten',
      'si|quand|sauf|hors|seulement|uniquement|à condition|pendant (?:la|le) premi\\p{L}+|dès(?= \\d)|à partir de(?= \\d)|sous réserve|pour (?:les )?(?:nouve|membres|abonn|étudiants|adhérents|professionnels|commandes|clients|toute commande)\\p{L}*|au-delà de',
      'si|cuando|salvo|excepto|solo|sólo|únicamente|siempre que|durante (?:la|el) primer\\p{L}*|a partir de(?= \\d)|sujeto a|más iva|para (?:los |las )?(?:nuev|miembros|soci|estudiantes|clientes|pedidos|mayoristas|compras)\\p{L}*|en pedidos|pedidos (?:de más|superiores)',
    ].join('|'),
  ),
  'giu',
)
const firstOf =
  /(?<!\p{L}|(?:every|each|jede[nrms]?|chaque|cada) )(?:first|erste[nrsm]?|premi(?:er|ère)|primer[oa]?)(?= \p{L})/giu
const clauseEnd = /[,;:()\n]|\s[–—-]\s|(?<!\p{N})\.|\.(?!\p{N})/u
const limitReach = 60
/** What is put in, or quoted, is said of its own time. */
const aside = /[:(„“«"]/u
const sentenceEnd = /[.!?…]+["'”»)]*(?=\s|$)|[\n;•|]+/gu

/** Sentences of a folded text, each read when it is asked for; a number's point ends none. */
export function statementsOf(text: string, language: string): (index: number) => Statement {
  const ends: number[] = []
  for (const { index, 0: mark } of matchesOf(sentenceEnd, text)) ends.push(index + mark.length)
  if (ends.at(-1) !== text.length) ends.push(text.length)
  const read: Array<Statement | undefined> = []
  return (index) => {
    const place = Math.min(firstAfter(ends, index), ends.length - 1)
    return (read[place] ??= statementAt(text, language, ends[place - 1] ?? 0, ends[place] ?? text.length))
  }
}

/** Every sentence of a text of so many UTF-16 units, in its order. */
export function* allStatements(length: number, readAt: (index: number) => Statement): Iterable<Statement> {
  for (let at = 0; at < length; at = readAt(at).end) yield readAt(at)
}

/** The first of the ascending places that lies beyond `index`. */
function firstAfter(places: readonly number[], index: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) > index) high = middle
    else low = middle + 1
  }
  return low
}

/** Most sentences of a source are never asked about: each reading waits until it is wanted. */
function statementAt(text: string, language: string, start: number, end: number): Statement {
  const said = text.slice(start, end)
  const marked = markers.get(language) ?? english
  let [limits, content]: [string[][] | undefined, string[] | undefined] = [undefined, undefined]
  let [elsewhen, others]: [boolean | undefined, boolean | undefined] = [undefined, undefined]
  return {
    start,
    end,
    text: said,
    get elsewhen() {
      return (elsewhen ??= marked.elsewhen.test(said) && !present.test(said))
    },
    elsewhenAt(from, to) {
      if (!this.elsewhen) return false
      const before =
        said
          .slice(0, from - start)
          .split(aside)
          .at(-1) ?? ''
      const after = said.slice(to - start).split(clauseEnd)[0] ?? ''
      return marked.elsewhen.test(`${before}${said.slice(from - start, to - start)}${after}`)
    },
    get others() {
      return (others ??= marked.others.test(said.replace(widening, '')))
    },
    get limits() {
      return (limits ??= limitsOf(said))
    },
    get content() {
      return (content ??= contentOf(said))
    },
  }
}

/** "Even for bikes that were bought elsewhere": what is said of more than anybody thinks is no condition, and of no others. */
const widening =
  /(?<!\p{L})(?:(?:not|nicht|pas|no) (?:only|just|nur|seulement|solo|sólo)|(?:even|also|auch|selbst|sogar|même|aussi|également|incluso|también|hasta) (?:at|for|if|when|during|on|with|bei|für|wenn|falls|während|an|in|mit|nach|pour|si|quand|pendant|chez|sur|avec|après|para|cuando|durante|en|con)(?!\p{L}))[^.;!?\n]*/giu

function limitsOf(written: string): string[][] {
  const said = written.replace(widening, '')
  const phrases = matchesOf(condition, said).map(({ 0: marker, index }) => {
    const ahead = said.slice(index + marker.length, index + marker.length + limitReach)
    const phrase = ahead.slice(0, clauseEnd.exec(ahead)?.index ?? ahead.length)
    // "Above £50": the figure that the condition begins with is the condition.
    const figure = /^\D{0,8}?(\p{N}[\p{N}.,]*\p{N}|\p{N})/u.exec(phrase)?.slice(1) ?? []
    // "Only" and "if" say nothing of what is asked, "for students" does.
    const asked = marker.includes(' ') ? contentOf(marker) : []
    return [...asked, ...wordsAfter(phrase, 0, asked.length > 0 ? undefined : functionWords), ...figure]
  })
  const firsts = matchesOf(firstOf, said).map(({ 0: word }) => contentOf(word))
  return [...phrases, ...firsts].filter((words) => words.length > 0)
}

const denial =
  /(?<![\p{L}\p{N}])(?:not|never|cannot|\p{L}+n't|neither|nicht|nie|niemals|jamais|pas|nunca|tampoco|jamás|no(?= \p{L}+(?:mos|n|s|a|e) )|(?:no|keine?|aucune?|ningun[oa]?) ?$)(?![\p{L}\p{N}])(?! only| nur| seulement| solo| sólo)/iu
const clauseStart = /[,;:()\n–—]|\s-\s|(?:^|\s)(?:but|and|aber|sondern|und|mais|et|pero|sino|y)\s/u

/** Whether the clause denies what it says at a place, in the sentence that starts at `start`: "we do not run 40 shops". */
export function isDeniedAt(text: string, start: number, index: number): boolean {
  const clause =
    text
      .slice(Math.max(start, index - 60), index)
      .split(clauseStart)
      .at(-1) ?? ''
  return denial.test(clause)
}

/** Whether copy holds the very sentence of a source. */
export function isCopied(claim: { statement: Statement }, source: { statement: Statement }): boolean {
  return bare(claim.statement.text) === bare(source.statement.text)
}

const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[\s.!?…]+$/gu, '').toLowerCase()
