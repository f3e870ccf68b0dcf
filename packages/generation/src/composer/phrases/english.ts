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
  addresses: [
    'For {who}, [the practical part|the useful part|the short version] first.',
    '[A few lines|A short note|Some details] for {who}.',
    'Of interest to {who}, [to begin with|first of all].',
    'What {who} [may want to know|might ask about], [in short|in a few lines|in plain words].',
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
    '[A name to remember|A name to keep in mind|Worth a look] {when}: {brand}.',
    'Why not [look at|get to know|ask] {brand} {when}?',
  ],
  offered: [
    '[Ask about|Take a look at|Start with|Begin with] {offer}[ today| this week| first|].',
    '[Curious|Interested|Want to know more]? [Ask about|Look at|Start with] {offer}[ today| this week|].',
    '[The first step|A first step|The place to begin] [can|could] be [small|simple]: {offer}.',
    '{offer} [is|could be] [a place to start|a way to begin|a first step][ this week| today|].',
    '[Today|This week|Tonight] is a good time to [look at|ask about|think about] {offer}.',
  ],
  calls: [
    'Have a look[ today| this week| tonight|]',
    'Look around[ today| this week| first|]',
    '[Get to know|Take a look at|Discover] {brand}',
    'Take your time',
    'See for yourself',
    '[Ask|Look|Compare] first',
    'Questions are welcome',
    'Find out more',
  ],
  topics: topicWords,
  offer: {
    briefHeads: ['{name}: {price}', '{name}, {price}', 'On offer: {name}, {price}'],
    heads: ['{name}: {price}', '{name}, {price}', 'On offer now: {name}, {price}', 'The offer: {name}, {price}'],
    bare: ['On offer now: {name}', 'The offer: {name}', 'Also on offer: {name}'],
    until: 'Valid until {until}',
    untilAbout: 'Valid until {until}',
  },
}
