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
] as const

/** Headlines where the grounding has nothing short to say, up to forty characters. */
export const headlines = [
  'Why {brand}?',
  'What you get with {brand}',
  '{brand} in plain facts',
  'Get started with {brand}',
  'Choose {brand}',
] as const
