/** What a fact is about, as far as plain words tell; brings facts of one matter together under a lead of their own. */
const patterns = {
  price:
    /\b(?:free|price[ds]?|costs?|pay|paid|fees?|subscriptions?|usd|eur|gbp|per (?:month|year|night|person)|discounts?|cheap\w*|budget|invoices?)\b|[$€£¥]/iu,
  privacy:
    /\b(?:privacy|private|personal (?:data|information)|encrypt\w*|tracking|advertis\w*|gdpr|sell (?:your|data)|ownership|own server|your own computer)\b/iu,
  together:
    /\b(?:teams?|groups?|shared|sharing|together|collaborat\w*|colleagues?|famil(?:y|ies)|communit(?:y|ies)|members?|classmates?|co-?authors?|volunteers?)\b/iu,
  writing:
    /\b(?:cit(?:e|es|ed|ing|ations?)|bibliograph\w*|footnotes?|word processors?|documents?|drafts?|manuscripts?|writ(?:e|es|ing))\b/iu,
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
  /** Sentence or half-sentence in front of a paragraph of such facts; claims nothing. */
  leads: readonly [string, string, string, string, string]
}

export const topicWords: Readonly<Record<Topic, TopicWords>> = {
  price: {
    headings: ['What it costs', 'The money question', 'A word about price'],
    leads: [
      'Money, since somebody has to bring it up.',
      'Now for the price.',
      'And the cost?',
      'Before you ask what it costs:',
      'The money side is quickly told.',
    ],
  },
  privacy: {
    headings: ['Where your things stay', 'Who gets to look', 'About privacy'],
    leads: [
      'Then there is the question of who gets to look.',
      'On privacy:',
      'And what happens to what you put in?',
      'Some people ask this first, and they are right to:',
      'What is yours, then?',
    ],
  },
  together: {
    headings: ['When it is not just you', 'Working with others', 'Other people, too'],
    leads: [
      'Hardly anyone does this alone.',
      'Other people come into it as well.',
      'Not on your own?',
      'Think of everyone else involved:',
      'It gets more interesting with company.',
    ],
  },
  writing: {
    headings: ['When you sit down to write', 'At the writing desk', 'From notes to pages'],
    leads: [
      'Then comes the writing.',
      'With a blank page in front of you:',
      'Now to the part where words have to appear.',
      'And once you are writing?',
      'Consider an ordinary writing day.',
    ],
  },
  reading: {
    headings: ['The reading part', 'While you read', 'Reading, and remembering it'],
    leads: [
      'Reading comes first, of course.',
      'For the reading itself:',
      'And while you are reading?',
      'Picture the reading pile.',
      'It helps to look at how reading goes.',
    ],
  },
  devices: {
    headings: ['Wherever you happen to work', 'On the machines you have', 'Where it runs'],
    leads: [
      'As for the screens in your life:',
      'Where does it run?',
      'You probably move between machines.',
      'A practical matter, quickly settled:',
      'On the technical side:',
    ],
  },
  start: {
    headings: ['Getting going', 'The first steps', 'How it begins'],
    leads: [
      'So how does it begin?',
      'Getting going looks like this.',
      'The start, step by step or all at once:',
      'First things first.',
      'About beginning:',
    ],
  },
  help: {
    headings: ['If you get stuck', 'Someone to ask', 'When a question comes up'],
    leads: [
      'And if you get stuck?',
      'Questions come up; they do with anything.',
      'When you would like to ask somebody:',
      'Where do you turn with a question?',
      'A word on getting answers:',
    ],
  },
  origin: {
    headings: ['Who is behind it', 'Where it comes from', 'A little background'],
    leads: [
      'It is fair to ask who stands behind it.',
      'A little background:',
      'Where does it come from?',
      'Every name has a story, and here is this one.',
      'Who does this, and why?',
    ],
  },
  making: {
    headings: ['What it is made of', 'How it is made', 'Up close'],
    leads: [
      'Look a little closer.',
      'What goes into it?',
      'About the making:',
      'Turn it over and see how it is put together.',
      'As to what it is made of:',
    ],
  },
  food: {
    headings: ['On the table', 'What goes into it', 'About the taste'],
    leads: [
      'Now to the part you can taste.',
      'What ends up on the table?',
      'From the kitchen side:',
      'Let us talk about what you would be eating or drinking.',
      'As for what is in it:',
    ],
  },
  delivery: {
    headings: ['Getting it to you', 'On its way', 'From there to your door'],
    leads: [
      'How does it get to you?',
      'And on the way to your door:',
      'The journey, in short:',
      'Then there is getting it home.',
      'As for delivery:',
    ],
  },
  place: {
    headings: ['Finding your way there', 'The place itself', 'When you visit'],
    leads: [
      'Now picture the place.',
      'If you go:',
      'What would you find there?',
      'Walk in with us for a moment.',
      'About the place:',
    ],
  },
  time: {
    headings: ['What happens to your day', 'A matter of time', 'Minutes and hours'],
    leads: [
      'Then there is time, the thing nobody has spare.',
      'On the clock, it goes like this:',
      'And your calendar?',
      'What does that look like over a day?',
      'A matter of timing:',
    ],
  },
  teaching: {
    headings: ['How the learning goes', 'In the room', 'What a session is like'],
    leads: [
      'So what does learning look like here?',
      'In practice, in the room:',
      'About the way it is taught:',
      'And for anyone who is still learning?',
      'Think of it from the seat of the learner.',
    ],
  },
  planet: {
    headings: ['What it leaves behind', 'And the rest of the world', 'The longer view'],
    leads: [
      'And what does it leave behind?',
      'For those who look at the longer view:',
      'There is also the world outside to think of.',
      'On the footprint:',
      'Some of this is bigger than any purchase.',
    ],
  },
  care: {
    headings: ['How you are looked after', 'On the day', 'The care itself'],
    leads: [
      'What does the care itself look like?',
      'About being looked after:',
      'Here is what happens when you come in.',
      'And the people who do the caring?',
      'On the practical side of feeling looked after:',
    ],
  },
  trust: {
    headings: ['What you can check', 'Look it up', 'On the record'],
    leads: [
      'None of this has to be taken on faith.',
      'Something you can look up:',
      'For the record:',
      'What is there to go on?',
      'Do check this for yourself.',
    ],
  },
}
