import type { AwarenessLevel } from '@adcopy/contract'
import type { Shape } from '../shape.ts'

/**
 * Frames for what troubles people, by the shape of the words. `{x}` keeps them inside a sentence, `{X}` opens one; no
 * frame states that the reader has the trouble.
 */
export const painFrames: Readonly<
  Record<AwarenessLevel, Readonly<Record<Exclude<Shape, 'participle'>, readonly string[]>>>
> = {
  unaware: {
    gerund: [
      '{X}. Again.',
      'When did {x} become normal?',
      'How did {x} end up on the list?',
      '{X}, and calling it a day’s work.',
      'There it is again: {x}.',
      '{X}. Who has not been there?',
    ],
    fragment: [
      '{X}. Again.',
      'There it is again: {x}.',
      'Picture it: {x}.',
      '{X}. Sound familiar?',
      'It could be any day of the week: {x}.',
      'You know the scene: {x}.',
      '{X}. And it is not even noon.',
    ],
    order: [
      'Picture it: you {x}.',
      'And so you {x}. Again.',
      'It goes like this: you {x}.',
      'Some days, you {x}.',
      'Ever notice how you {x}?',
      'Quietly, without thinking, you {x}.',
    ],
    predicate: [
      'Picture it: you {x}.',
      'And so you {x}. Again.',
      'It goes like this: you {x}.',
      'Some days, you {x}.',
      'Ever notice how you {x}?',
      'Quietly, without thinking, you {x}.',
    ],
    speech: [
      '“{X}”',
      '“{X}” Said to nobody in particular.',
      'Muttered to the screen or the wall: “{X}”',
      '“{X}” Who has not said it?',
      'Overheard, more than once: “{X}”',
      '“{X}” And then a sigh.',
    ],
    sentence: [
      '{X}.',
      'Picture it. {X}.',
      '{X}. Sound familiar?',
      'An ordinary day. {X}.',
      'It goes like this: {x}.',
      '{X}. And nobody thinks anything of it.',
      'A scene, not even a rare one. {X}.',
    ],
  },
  problem_aware: {
    gerund: [
      'You know the drill: {x}.',
      'Had enough of {x}?',
      'The trouble with {x} is that it comes back.',
      'Still {x}?',
      '{X} is nobody’s idea of a good day.',
      'If {x} is what slows you down, you are not imagining it.',
    ],
    fragment: [
      'You know the problem: {x}.',
      '{X}. It adds up.',
      'The sore spot: {x}.',
      'Let us name it. {X}.',
      '{X}: if that is the problem, read on.',
      'It has a name by now: {x}.',
      'What gets in the way? {X}.',
    ],
    order: [
      'The problem, in short: you {x}.',
      'You {x}, and it adds up.',
      'Let us name it: you {x}.',
      'Why is it that you {x}?',
      'Once more, you {x}.',
      'It should not be normal that you {x}.',
    ],
    predicate: [
      'The problem, in short: you {x}.',
      'You {x}, and it adds up.',
      'Let us name it: you {x}.',
      'Why is it that you {x}?',
      'Once more, you {x}.',
      'It should not be normal that you {x}.',
    ],
    speech: [
      '“{X}” If you have said that lately, read on.',
      'It usually starts with a sentence like this: “{X}”',
      '“{X}” You are not alone with that one.',
      'The complaint is an old one: “{X}”',
      '“{X}” Fair enough.',
    ],
    sentence: [
      'You know how it goes. {X}.',
      '{X}. And that is only the start of it.',
      'Let us name the problem: {x}.',
      '{X}. It adds up.',
      'The sore spot? {X}.',
      'Here is the trouble: {x}.',
      '{X}. Nobody signed up for that.',
    ],
  },
  solution_aware: {
    gerund: ['What should go away: {x}.', 'The test is simple. Does it end {x}?', 'You wanted an alternative to {x}.'],
    fragment: [
      'What started the search: {x}.',
      'The thing to get rid of: {x}.',
      'You set out to solve this: {x}.',
      'The reason you are comparing at all: {x}.',
    ],
    order: [
      'What started the search: you {x}.',
      'You {x}, so you went looking.',
      'The reason you are comparing at all: you {x}.',
    ],
    predicate: [
      'What started the search: you {x}.',
      'You {x}, so you went looking.',
      'The reason you are comparing at all: you {x}.',
    ],
    speech: [
      'It may have started with this sentence: “{X}”',
      '“{X}” That is what you set out to solve.',
      'Keep your own test in mind: “{X}”',
    ],
    sentence: [
      'What started the search: {x}.',
      '{X}. That was the reason to look around.',
      'Keep in mind what you set out to solve. {X}.',
    ],
  },
}

/** Frames for what people wish for; nothing here says that it is granted. */
export const desireFrames: Readonly<Record<Exclude<Shape, 'participle'>, readonly string[]>> = {
  gerund: [
    'Imagine {x}.',
    'What you would rather be doing: {x}.',
    'The wish behind it is modest: {x}.',
    'Now picture {x}.',
  ],
  fragment: [
    'Imagine {x}.',
    'The wish is modest: {x}.',
    'What would you rather have? {X}.',
    'Now picture {x} instead.',
    'All you wanted was this: {x}.',
    'On the other side of it: {x}.',
    'Say it out loud: {x}. It does not sound like much to ask.',
  ],
  order: [
    'What you would rather do: {x}.',
    'You would like to {x}. Nothing more mysterious than that.',
    'The aim is modest: {x}.',
    'Wanting to {x} is not asking for the moon.',
    'What if you could {x}?',
    'All you ever wanted was to {x}.',
  ],
  predicate: ['The wish behind it: someone who {x}.', 'Somewhere, there is a version of the day that {x}.'],
  speech: ['“{X}” That is the whole wish.', 'The wish, in plain words: “{X}”', 'If wishes had a voice: “{X}”'],
  sentence: [
    'The wish is modest: {x}.',
    'Picture the opposite. {X}.',
    'What would a good day look like? {X}.',
    'Imagine this instead: {x}.',
  ],
}
