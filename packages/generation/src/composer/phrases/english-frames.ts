import type { AwarenessLevel } from '@adcopy/contract'
import type { Shape } from '../shape.ts'

type Frames = Readonly<Record<Exclude<Shape, 'participle'>, readonly string[]>>

const known = '[Sound familiar|Ring a bell|Know the feeling|Seen that before]?'

/** `{x}` keeps the words inside a sentence, `{X}` opens one; no frame states that the reader has the trouble. */
export const painFrames: Readonly<Record<AwarenessLevel, Frames>> = {
  unaware: {
    gerund: [
      `{X}. ${known}`,
      '{X}, [yet again|once more].',
      '[An ordinary day|A day like any other]: {x}.',
      '{X}. [It happens|Once again|And again].',
    ],
    fragment: [
      `{X}. ${known}`,
      '{X}. [It happens|An everyday sight|A familiar sight].',
      '[An everyday picture|A familiar picture|Picture it]: {x}.',
    ],
    order: ['[Ever|Sometimes] find that you {x}?', 'Does it happen that you {x}?'],
    predicate: ['[Ever|Sometimes] find that you {x}?', 'Does it happen that you {x}?'],
    speech: [
      '“{X}” [Ever thought that|Know that thought|Caught yourself thinking that]?',
      '“{X}” [A fair question|A familiar question|Good question].',
    ],
    sentence: [
      `{X}. ${known}`,
      '[An ordinary day|A day like any other|Some days are like this]. {X}.',
      '{X}. [It happens|A familiar story].',
    ],
  },
  problem_aware: {
    gerund: [
      '[Still|Yet again] {x}?',
      '[Had enough of|Tired of|Done with] {x}?',
      '{X}, [again|once more|yet again]?',
      '{X}: [enough of that|it need not go on like that|there has to be another way].',
    ],
    fragment: [
      '{X}. [Had enough|Tired of it|Enough of that]?',
      '{X}. [Again|Not again|Still].',
      '{X}? [It need not stay that way|Enough of that|Time to change it].',
    ],
    order: [
      'Why is it that you [still |]{x}?',
      '[Still|Yet again] the same: you {x}?',
      '[Had enough of|Tired of] days when you {x}?',
      'Does it still happen that you {x}?',
      'How often do you {x} [in an ordinary week|these days]?',
    ],
    predicate: ['Why is it that you {x}?', '[Had enough of|Tired of] days when you {x}?'],
    speech: [
      '“{X}” [Still asking|Asked it too often|Tired of asking]?',
      '“{X}” [It deserves an answer|Time for an answer|Enough of that].',
    ],
    sentence: ['{X}. [Had enough|Tired of it]?', '{X}. [Not again|Enough of that|It need not be like that].'],
  },
  solution_aware: {
    gerund: ['[No more|Done with|An end to] {x}?', '[What started the search|The reason to look around]: {x}.'],
    fragment: ['[What started the search|The reason to look around|The problem to solve]: {x}.'],
    order: ['[No more days when|Tired of days when] you {x}?'],
    predicate: ['[No more days when|Tired of days when] you {x}?'],
    speech: ['“{X}” [A good reason to look around|That may be how the search began].'],
    sentence: ['{X}. [A good reason to look around|That may be how the search began].'],
  },
}

/** Frames for what people wish for; nothing here says that it is granted. */
export const desireFrames: Frames = {
  gerund: [
    '[Imagine|Picture] {x}.',
    '[How about|What about|Would you like the idea of] {x}?',
    '{X}: [would that be something|how does that sound]?',
    '[A good thought|A modest wish|A fair wish]: {x}.',
  ],
  fragment: [
    '[Imagine|Picture] {x}.',
    '[How about|What about] {x}?',
    '{X}: [how does that sound|would that not be something]?',
    '[A good thought|A modest wish|A fair wish]: {x}.',
  ],
  order: [
    'What if you could {x}?',
    '[Would you like|Would you rather be able] to {x}?',
    'What would it be like to {x}?',
  ],
  predicate: ['[Imagine|Picture] something that {x}.'],
  speech: ['“{X}” [A fair wish|A good wish|It is not much to ask].'],
  sentence: ['{X}. [How does that sound|Would that be something]?', '[Imagine|Picture] it: {x}.'],
}
