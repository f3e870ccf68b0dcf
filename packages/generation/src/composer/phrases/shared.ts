/**
 * Calls to action in the brief's own words: `{aim}` is what it asks people to do, `{when}` its occasion. A line is used
 * only where all that the brief gives stands in it.
 */
export const occasions = [
  '{Aim} {when}.',
  '{When} is a good time to {aim}.',
  'Start now, and {aim} {when}.',
  'Give yourself a head start: {aim} {when}.',
  '{When}, {aim}.',
  'Ready to {aim} {when}?',
  'Take an hour {when} and {aim}.',
  '{Aim}.',
  'Ready to {aim}?',
  'Have a look at {brand}, and {aim}.',
  'Start today and {aim}.',
  'Try {brand} and {aim}.',
  'Have a look at {brand} {when}.',
  '{When}, give {brand} a try.',
  'Get to know {brand} {when}.',
  'See what {brand} can do for you {when}.',
  'A good time to try {brand}: {when}.',
  'Get started with {brand} {when}.',
] as const

/** Short calls for the description line, up to thirty characters. */
export const calls = ['See how it works', 'Take a look at {brand}', 'Get to know {brand}'] as const

/** Lines that open a further paragraph of facts: they say that something follows, and nothing of it. */
export const leads = [
  'People tend to ask about the details, so here they are.',
  'And because somebody always wants to know:',
  'There is more to tell.',
  'The details, in plain view:',
  'What else is worth knowing?',
  'Look a little closer.',
  'One more thing, since it comes up a lot.',
  'Add to that the following.',
  'For those who like to know exactly:',
  'It helps to know this, too.',
  'Worth a sentence of its own:',
  'Perhaps you wondered about this:',
  'And then there is this.',
  'Good to know as well:',
  'Worth adding:',
  'Not to be forgotten:',
  'While we are at it:',
  'Another thing that deserves a mention:',
  'Here is a little more.',
  'Something else that people ask about:',
  'On to the next point.',
  'And this, too.',
] as const

/** To whom the text speaks: `{who}` is the brief’s own. */
export const addresses = [
  'This one is for {who}.',
  'A word to {who}.',
  'Dear {who}, this is for you.',
  'Written with {who} in mind.',
  'To all {who} who are reading this: hello.',
  'We were thinking of {who} when we wrote this.',
  '{Who}, have a look at this.',
] as const
