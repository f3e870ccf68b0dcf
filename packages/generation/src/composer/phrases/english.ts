import type { Wording } from '../wording.ts'
import { topicWords } from '../topics.ts'
import { desireFrames, painFrames } from './english-frames.ts'
import { solutionAware } from './english-comparing.ts'
import { problemAware, unaware } from './english-levels.ts'

/** English; `<it is|it's>` follows the voice. */
export const english: Wording = {
  levels: {
    unaware: { ...unaware, painFrames: painFrames.unaware },
    problem_aware: { ...problemAware, painFrames: painFrames.problem_aware },
    solution_aware: { ...solutionAware, painFrames: painFrames.solution_aware },
  },
  desireFrames,
  leads: [
    '[Good|Useful|Handy] to know[ as well| too| in practice|].',
    '[A closer look|A look at the details|The details], [then|next|in short].',
    'What else [is there|belongs here|is worth knowing][ before you decide|]?',
    '[Then there is|Next comes|Do not overlook] the [practical|everyday|quieter] side.',
    'And in [practice|everyday use|plain words|detail]?',
    '[On to|Now for|Next,] the [next|following] [point|detail|question].',
    'And [a few|some] [details|particulars] for [a second look|those who like to know|the curious|your notes].',
    '[Something else|Another thing|A further point] to [know|note|keep in mind|add].',
    'How does that [work|look|go] [in practice|day to day|on an ordinary day|once you begin]?',
    '[Suppose|Say] you [look|ask] a little [further|closer]. What then?',
    'What [would|might] you [notice|ask about|want to see] [next|after that|as well]?',
    '[Picture|Think of] an ordinary [day|week|morning]. [Here is what belongs to it|This belongs to it, too].',
    '[Some things|A few things] can be [said plainly|told in a line|put simply].',
    '[And the rest of it|And beyond that|And besides]?',
  ],
  addresses: [
    'For {who}, [the practical part|the useful part|the short version] first.',
    'What [might|could] that mean for {who}?',
    '[A few lines|A short note|Some details] for {who}.',
    '[Where|How] might {who} [begin|start]? Perhaps [here|with this].',
    '[Something|A few things] {who} [may want to know|might like to know|might ask about].',
  ],
  proofs: [
    'What comes with {brand}:',
    '[At a glance|In short|The short list|Point by point]:',
    '{brand} [at a glance|in short|point by point|in a few lines]:',
    '[To check|To compare|To tick off|For your list]:',
    '[What {who} may want to know|For {who}, in short|Of interest to {who}]:',
    'What to [expect from|look for in|know about] {category}:',
  ],
  withBrand: 'With {brand},',
  isA: 'is',
  quotes: ['“', '”'],
  question: '{theme}?',
  occasions: [
    '{Aim} {when}[: {brand} is here when you start| with {brand}|, and start with {brand}].',
    '[Ready|Time] to {aim} {when}? [Take a look at|Have a look at|Start with] {brand}.',
    '[A good plan|Something to plan|A thought] {when}: {aim}[ with {brand}|].',
    '{Aim} {when}.',
    '[Take an hour|Make a start|Find a quiet moment] and {aim} {when}.',
    '[Ready|Time] to {aim}? [Take a look at|Have a look at|Start with] {brand}.',
    '[Take a look at|Have a look at|Start with] {brand}, and {aim}.',
    '[Try|Look at] {brand} [today|this week], and {aim}.',
    '{Aim}. [{brand} is a place to start|Start with {brand}|Begin today].',
    '[Take a look at|Get to know|Have a look at] {brand} {when}.',
    '[Planning ahead|Making plans|Looking ahead] {when}? [Put {brand} on the list|Have a look at {brand}|Think of {brand}].',
    '{When}, [give {brand} a try|have a look at {brand}|put {brand} on your list].',
    '[Set aside a moment|Make some time] for {brand} {when}.',
  ],
  offered: [
    '[Ask about|Take a look at|Start with|Begin with] {offer}[ today| this week| first|].',
    '[Curious|Interested|Want to know more]? [Ask about|Look at|Start with] {offer}[ today| this week|].',
    '[The first step|A first step|The place to begin] [can|could] be [small|simple]: {offer}.',
    '{offer} [is|could be] [a place to start|a way to begin|a first step][ this week| today|].',
    '[Today|This week|Tonight] is a good time to [look at|ask about|think about] {offer}.',
  ],
  calls: [
    '[Have a look|Take a look|Look around] [today|this week|tonight]',
    '[Get to know|Take a look at|Discover] {brand}',
    '[See|Find out] what {brand} is about',
    '[Decide|Choose] in your own time',
    '[Ask|Look|Compare] first, then decide',
    '[Your questions are welcome|Questions are welcome]',
  ],
  topics: topicWords,
  offer: {
    briefHeads: ['{name}: {price}', '{name}, {price}', 'On offer: {name}, {price}'],
    heads: ['{name}: {price}', '{name}, {price}', 'On offer now: {name}, {price}', 'The offer: {name}, {price}'],
    bare: ['On offer now: {name}', 'The offer: {name}', 'Also on offer: {name}'],
    until: 'Valid until {until}',
  },
}
