/** Openings for readers who compare: why this one. */
export const hooks = [
  'Looking for {category}?',
  'Choosing {category}? Start with what you need it to do.',
  'What should {category} do for you?',
  'If you are choosing {category}, put {brand} on the list.',
  'Why {brand}?',
  'Before you choose {category}, compare this.',
  'Comparing? Here is {brand} in short.',
  'Still choosing?',
  'Looking for something that fits?',
  'Ready to choose {category}?',
  'A shortlist deserves facts. Here are some about {brand}.',
  'Plain question, plain answer: what does {brand} do?',
  'Let us skip the adjectives.',
  'You have read a lot already, so this stays short on praise.',
  'Comparing takes details. These are the ones about {brand}.',
  'Many offers, one afternoon, and no decision?',
  'What speaks for {brand}?',
  'This is what to expect from {brand}.',
  'There is a lot to choose from. This list is short.',
  'No big words, but details.',
  '{brand}, point by point.',
  'A few lines about {brand}, made for comparing.',
] as const

/** A beat where there are few facts to compare. */
export const weighing = [
  'Choose what still feels right on an ordinary day.',
  'Slogans are easy to write. What counts is what you get.',
  'There is a lot to choose from, and much of it sounds alike.',
  'Ask yourself what you would miss a year from now.',
  'Sometimes a short answer is enough to decide.',
  'What matters is whether it suits the way you live.',
  'Take the one that suits you, not the one that shouts.',
  'Nobody can make that choice for you, but this may help.',
  'A good choice is one you do not have to think about again.',
  'It helps to know what you are looking for.',
  'A fair comparison includes what comes afterwards.',
  'Details like these seldom make it into a headline.',
  'Much of it sounds alike until the first ordinary day.',
  'Write down what you need, and hold it against this.',
  'The good questions are the dull ones, so here are dull answers.',
  'What counts is what is left of it in everyday use.',
  'The difference is often in the small things.',
  'Reading the small print never hurts.',
  'When comparing, think of an ordinary day.',
  'Good reasons can stand a second reading.',
  'What matters today should still matter in a year.',
  'It is not whoever shouts who is right.',
] as const

/** In front of a list of facts. */
export const proofs = [
  'What you get with {brand}:',
  'What {brand} offers {who}:',
  'With {brand}, you have:',
  'What is in it for {who}:',
  'What speaks for {brand}:',
  '{brand} at a glance:',
  'Worth comparing:',
  'Good to know before you choose:',
  'What comes with {brand}:',
] as const

export const partings = [
  'See {brand} for yourself.',
  'Compare, then choose.',
  'Try {brand} and decide for yourself.',
  'Get started with {brand}.',
  'Put {brand} on your shortlist.',
  'Take a look at {brand}.',
  'Choose {brand}.',
  'Start with {brand}.',
  'Ready? Start here.',
  'Have a proper look before you decide.',
  'Check it against your list.',
  'If it fits, go ahead. If not, ask.',
  'The next move is yours.',
  'Bring your list and compare.',
  'A close look comes before any choice.',
  'Decide when it suits you.',
  'That was {brand}, in short.',
  'Whatever is missing here, ask {brand}.',
  'The choice stays open.',
  'Note it, compare it, choose.',
] as const

/** Headlines where the grounding has nothing short to say, up to forty characters. */
export const headlines = [
  'Why {brand}?',
  'What you get with {brand}',
  '{brand} in plain facts',
  'Get started with {brand}',
  'Choose {brand}',
] as const

/** Openings of the shortest text, which no longer one repeats. */
export const shortHooks = [
  'Comparing?',
  'One for your shortlist.',
  'To the point:',
  'For the shortlist:',
  'Before you decide:',
  'In plain words:',
  'Worth a line in your notes:',
  'A fact to compare:',
  'Still weighing it up?',
  'No slogans:',
  'Here is the short version.',
  'Check this against the others.',
  'What is it that counts?',
  'Searched and compared?',
  'A line for the list.',
  'First things first:',
  'For the record:',
  'Side by side:',
] as const

/** Calls of the shortest text. */
export const shortPartings = [
  'Compare, then choose.',
  'Hold it against your list.',
  'Have a proper look.',
  'Now it is your move.',
  'Check it for yourself.',
  'Ask what you need to know.',
  'Decide in your own time.',
  'Put it on the list.',
  'See if it fits.',
  'Take your time, then choose.',
  'Read up and weigh it.',
  'List it, then decide.',
  'Weigh it, then dare.',
  'Let the comparison begin.',
  'Set it beside the others.',
  'Is it worth a place on the list?',
] as const

/** Second breaths of the shortest text. */
export const shortLingering = [
  'Everyday use decides.',
  'That counts on an ordinary day.',
  'Keep it at hand.',
  'A line worth keeping.',
  'Easy to compare.',
  'It may settle the question.',
  'Worth weighing.',
  'Hold it against the others.',
] as const
