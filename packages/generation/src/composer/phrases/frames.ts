import type { AwarenessLevel } from '@adcopy/contract'
import type { Shape } from '../shape.ts'

const doneByYou = [
  'You {x}. Again.',
  'Some days, you {x}.',
  'Ever notice how you {x}?',
  'You {x}, and nobody sees it.',
  'Once more, you {x}.',
] as const

const doneAndKnown = [
  'You {x}, and it adds up.',
  'Why is it that you {x}?',
  'You {x}. It should not be like that.',
  'Once more, you {x}.',
  'When you {x}, everything else waits.',
] as const

const wasSearched = ['You {x}, so you went looking.', 'No more days when you {x}?'] as const

/**
 * Frames for what troubles people, by the shape of the words. `{x}` keeps them inside a sentence, `{X}` opens one; no
 * frame states that the reader has the trouble.
 */
export const painFrames: Readonly<
  Record<AwarenessLevel, Readonly<Record<Exclude<Shape, 'participle'>, readonly string[]>>>
> = {
  unaware: {
    gerund: ['{X}. Again.', 'When did {x} become normal?', 'There it is again: {x}.', '{X}.', '{X}. We know.'],
    fragment: ['{X}. Again.', 'There it is again: {x}.', '{X}.', '{X}. Sound familiar?', '{X}. We know.'],
    order: doneByYou,
    predicate: doneByYou,
    speech: ['“{X}”', '“{X}” Who has not said it?', '“{X}” And then a sigh.', 'Overheard, more than once: “{X}”'],
    sentence: ['{X}.', '{X}. Sound familiar?', 'An ordinary day. {X}.', '{X}. Again.'],
  },
  problem_aware: {
    gerund: [
      'Still {x}?',
      'Had enough of {x}?',
      '{X} is nobody’s idea of a good day.',
      'The trouble with {x}: it comes back.',
      'Tired of {x}?',
      'You know the drill: {x}.',
    ],
    fragment: [
      '{X}. It adds up.',
      'You know the problem: {x}.',
      '{X}. Had enough?',
      '{X}, again.',
      'Tired of it? {X}.',
    ],
    order: doneAndKnown,
    predicate: doneAndKnown,
    speech: ['“{X}” If you have said that lately, read on.', '“{X}” You are not alone with that one.', '“{X}”'],
    sentence: ['{X}.', '{X}. And that is only the start of it.', '{X}. It adds up.', '{X}. Nobody signed up for that.'],
  },
  solution_aware: {
    gerund: ['No more {x}?', 'Done with {x}?', 'You wanted an end to {x}.'],
    fragment: ['What started the search: {x}.', 'You wanted to be rid of this: {x}.'],
    order: wasSearched,
    predicate: wasSearched,
    speech: ['It may have started like this: “{X}”', '“{X}” That is what you set out to solve.'],
    sentence: ['What started the search: {x}.', '{X}. That was the reason to look around.'],
  },
}

/** Frames for what people wish for; nothing here says that it is granted. */
export const desireFrames: Readonly<Record<Exclude<Shape, 'participle'>, readonly string[]>> = {
  gerund: ['Imagine {x}.', 'Now picture {x}.', 'You would rather be {x}.', 'How about {x}?'],
  fragment: ['Imagine {x}.', 'All you wanted was this: {x}.', 'Now picture {x} instead.', 'What if you had this: {x}?'],
  order: ['What if you could {x}?', 'You would rather {x}.', 'All you wanted was to {x}.', 'You want to {x}.'],
  predicate: ['Imagine something that {x}.'],
  speech: ['“{X}” That is the whole wish.', '“{X}”'],
  sentence: ['Picture the opposite. {X}.', 'What would a good day look like? {X}.', 'Imagine this instead: {x}.'],
}
