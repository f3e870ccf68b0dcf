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
