/** Openings where the grounding names no trouble: readers know their problem, so it is pointed at and left to them. */
export const hooks = [
  'You know what needs to change. It just never seems to be the right week.',
  'Tired of making do?',
  'Another week, and it is still on the list.',
  'You have tried working around it. It is still there.',
  'Good intentions have had their turn.',
  'What would it be worth to cross this off for good?',
  'It comes back, and it never picks a good day.',
  'You should not have to settle for the second choice.',
  'Some things do not sort themselves out.',
  'Is it still the same thing that spoils the day?',
  'Making do works, until it does not.',
  'You noticed it a while ago. It has not gone away.',
] as const

/** What an unsolved problem does to its owner; speaks of problems as such, never of what the brand does about them. */
export const costs = [
  'It never takes just the moment. It takes the thought you were having.',
  'The repetition is what wears you down.',
  'You pay for it in attention, a little at a time.',
  'And it always happens on the day when it suits you least.',
  'Meanwhile, the work you actually wanted to do is waiting.',
  'Every time, you promise yourself to sort it out next time.',
  'Left alone, it does not get smaller.',
  'By the time it is done, the energy for everything else has gone.',
  'That is how an evening disappears.',
  'The work around the work becomes the work.',
  'None of it gets you any further.',
  'It is time you will not get back.',
  'And tomorrow you will do it again.',
  'It adds up, week after week.',
  'Nobody thanks you for putting up with it.',
] as const

/** The way out, first naming the brand. */
export const turns = [
  'There is another way to do this: {brand}.',
  'Here is how it goes with {brand}.',
  'That is the moment for {brand}.',
  'This is where {brand} comes in.',
  'What would it look like with {brand}?',
  '{brand} is made for days like that.',
  'So here is {brand}.',
  'It can go differently with {brand}.',
  'Time to try {brand}.',
  'A way out: {brand}.',
] as const

export const partings = [
  'Have a look at {brand} before the next round begins.',
  'See whether it does the trick for you.',
  'Cross it off the list.',
  'Try {brand} and see for yourself.',
  'Take the next step with {brand}.',
  'See what {brand} can do about it.',
  'Give {brand} a try.',
  'Start with a look at {brand}.',
  'Make this the last time.',
  'See how {brand} handles it.',
] as const

/** Headlines where the grounding has nothing short to say, up to forty characters. */
export const headlines = [
  'There is another way: {brand}',
  'Time to try {brand}',
  'Done making do? {brand}',
  'Cross it off with {brand}',
  'It can go differently with {brand}',
  'Sort it out with {brand}',
] as const
