/** What a fact is about, as far as plain words tell; brings facts of one matter together under a lead of their own. */
const patterns = {
  price:
    /\b(?:free|price[ds]?|costs?|pay|paid|fees?|subscriptions?|usd|eur|gbp|per (?:month|year|night|person)|discounts?|cheap\w*|budget|invoices?)\b|[$€£¥]/iu,
  privacy:
    /\b(?:privacy|private|personal (?:data|information)|encrypt\w*|tracking|advertis\w*|gdpr|sell (?:your|data)|ownership|own server|your own computer)\b/iu,
  together:
    /\b(?:teams?|groups?|shared|sharing|together|collaborat\w*|colleagues?|famil(?:y|ies)|communit(?:y|ies)|members?|classmates?|co-?authors?|volunteers?)\b/iu,
  writing:
    /\b(?:cit(?:e|es|ed|ing|ations?)|quotations?|references?|bibliograph\w*|footnotes?|word processors?|documents?|drafts?|manuscripts?|writ(?:e|es|ing))\b/iu,
  reading: /\b(?:read(?:s|er|ers|ing)?|pdfs?|annotat\w*|highlight\w*|notes?|epubs?)\b/iu,
  devices:
    /\b(?:windows|macos|mac|linux|ios|iphone|ipad|android|phones?|tablets?|browsers?|computers?|devices?|desktop|offline|sync\w*|extensions?|plug-?ins?|integrat\w*)\b/iu,
  start:
    /\b(?:install\w*|set ?up|import\w*|download\w*|sign up|account|beginners?|tutorials?|learn(?:s|ing)?|getting started|migrat\w*|switch(?:es|ing)?)\b/iu,
  help: /\b(?:support|help(?:s|ed|ing)?|forums?|documentation|advice|advis\w*|guidance|contact|phone line|answers?|staff|experts?)\b/iu,
  origin:
    /\b(?:founded|began|begun|since (?:19|20)\d\d|established|nonprofit|non-profit|cooperative|generations?|history|built by|developed by|run by|owned by|university|started in)\b/iu,
  making:
    /\b(?:hand-?made|cotton|wool|linen|leather|oak|wood(?:en)?|steel|ceramic|glass|fabric|material\w*|organic|stitch\w*|craft\w*|recycled|repair\w*)\b/iu,
  food: /\b(?:bak(?:e|es|ed|ing|ery)|bread|flour|sourdough|coffee|beans?|roast\w*|tea|cook\w*|kitchen|recipes?|ingredients?|taste|fresh|meals?|wine|beer|chocolate|vegan|vegetables?)\b/iu,
  delivery: /\b(?:ship\w*|deliver\w*|dispatch\w*|arrive[sd]?|parcels?|returns?|collection point|pick-?up|courier)\b/iu,
  place:
    /\b(?:street|located|near|parking|visitors?|garden|opening hours|station|neighbou?rhood|exhibitions?|tickets?)\b/iu,
  time: /\b(?:minutes?|hours?|seconds?|days?|weeks?|quick\w*|faster?|automatic\w*|schedul\w*|calendar|reminders?|deadlines?)\b/iu,
  teaching:
    /\b(?:class(?:es)?|courses?|lessons?|teachers?|coach\w*|sessions?|workshops?|training|students?|tutors?|certificat\w*)\b/iu,
  planet: /\b(?:sustainab\w*|recycl\w*|climate|carbon|plastic|fair ?trade|renewable|compost\w*|emissions?)\b/iu,
  care: /\b(?:skin|sleep|health\w*|doctor|dentists?|dental|patients?|treatments?|therap\w*|pain|clinic\w*|nurses?|appointments?)\b/iu,
  trust:
    /\b(?:award\w*|reviews?|rated|certified|tested|stud(?:y|ies)|used by|recommended|audited|accredited|independent\w*|licen[sc]\w*|open source|source code)\b/iu,
} as const

export type Topic = keyof typeof patterns

/** The matter that most words of the text speak of; the first named wins a tie. */
export function topicOf(text: string): Topic | null {
  let best: Topic | null = null
  let most = 0
  for (const [topic, pattern] of Object.entries(patterns)) {
    const count = text.match(new RegExp(pattern.source, 'giu'))?.length ?? 0
    if (count > most) [best, most] = [topic as Topic, count]
  }
  return best
}

export interface TopicWords {
  /** Line above a section of a blog. */
  headings: readonly [string, string, string]
}

export const topicWords: Readonly<Record<Topic, TopicWords>> = {
  price: {
    headings: ['What it costs', 'The money question', 'A word about price'],
  },
  privacy: {
    headings: ['Where your things stay', 'Who gets to look', 'About privacy'],
  },
  together: {
    headings: ['When it is not just you', 'Working with others', 'Other people, too'],
  },
  writing: {
    headings: ['When you sit down to write', 'At the writing desk', 'From notes to pages'],
  },
  reading: {
    headings: ['The reading part', 'While you read', 'Reading, and remembering it'],
  },
  devices: {
    headings: ['Wherever you happen to work', 'On the machines you have', 'Where it runs'],
  },
  start: {
    headings: ['Getting going', 'The first steps', 'How it begins'],
  },
  help: {
    headings: ['If you get stuck', 'Someone to ask', 'When a question comes up'],
  },
  origin: {
    headings: ['Who is behind it', 'Where it comes from', 'A little background'],
  },
  making: {
    headings: ['What it is made of', 'How it is made', 'Up close'],
  },
  food: {
    headings: ['On the table', 'What goes into it', 'About the taste'],
  },
  delivery: {
    headings: ['Getting it to you', 'On its way', 'From there to your door'],
  },
  place: {
    headings: ['Finding your way there', 'The place itself', 'When you visit'],
  },
  time: {
    headings: ['What happens to your day', 'A matter of time', 'Minutes and hours'],
  },
  teaching: {
    headings: ['How the learning goes', 'In the room', 'What a session is like'],
  },
  planet: {
    headings: ['What it leaves behind', 'And the rest of the world', 'The longer view'],
  },
  care: {
    headings: ['How you are looked after', 'On the day', 'The care itself'],
  },
  trust: {
    headings: ['What you can check', 'Look it up', 'On the record'],
  },
}
