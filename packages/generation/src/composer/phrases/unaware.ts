/** Opening lines where the grounding names no trouble: a scene or a question, neither product nor category. */
export const hooks = [
  'What would you do with an afternoon that nobody had plans for?',
  'Think of the part of your week you would happily hand to somebody else.',
  'It is late, the kettle has gone cold, and you are still at it.',
  'Remember when this used to be the fun part?',
  'Which part of an ordinary day would you not miss?',
  'When did you last enjoy the thing itself, and not the fuss around it?',
  'A good day rarely makes a noise. You notice it in the evening.',
  'What is the first thing you look forward to in the morning?',
  'Some days are over before the good part has begun.',
  'What would make tomorrow a little better than today?',
  'There is what you meant to do today, and there is what you did.',
  'Small things make a day. Which of yours would you change?',
  'Who looks after you while you look after everything else?',
  'You know that small sigh before you begin?',
  'Good mornings are made of ordinary things.',
] as const

/** Lines that stay with the scene a moment longer. */
export const lingering = [
  'You get used to it, the way you get used to a door that sticks.',
  'A moment here and a moment there, and then the day is over.',
  'There is always something more urgent, so it stays the way it is.',
  'It feels normal, because it has always been like that.',
  'Then tomorrow comes, and it starts all over.',
  'People work around it so well that nobody asks why.',
  'Does it have to be like that?',
  'It has been that way for so long that nobody mentions it.',
  'Is that really how it has to be?',
  'And that was supposed to be a quick job.',
  'Nobody put it on the calendar, and yet there it is.',
  'It takes somebody from outside to ask: why do you do it that way?',
  'What would you do with the time?',
  'We have all been there.',
  'It happens to careful people, too.',
] as const

/** From the scene to what is offered: the first time that the brand is named. */
export const turns = [
  'Meet {brand}.',
  'This is where {brand} comes in.',
  'Enter {brand}.',
  'That is a good moment to meet {brand}.',
  'There is another way, and it is called {brand}.',
  'Have you come across {brand}?',
  'It can go differently. Meet {brand}.',
  'That is why we would like you to meet {brand}.',
  'Perhaps it is time you met {brand}.',
  'Say hello to {brand}.',
  'Now is a good moment to meet {brand}.',
] as const

/** Partings that ask for little. */
export const partings = [
  'Have a look when you have a quiet minute.',
  'Curious? Come and see.',
  'Take a look this evening.',
  'See whether it is for you.',
  'Come and have a look around.',
  'See for yourself.',
  'Get to know {brand}.',
  'Have a look at {brand}.',
  'Come by and see.',
  'Take a minute and meet {brand}.',
] as const

/** Headlines where the grounding has nothing short to say, up to forty characters. */
export const headlines = [
  'The part of the day nobody plans',
  'What would you not miss?',
  'A little more of the good part',
  'Ordinary days, looked at closely',
  'When did this become normal?',
  'It takes up room in your day',
  'What took up your day?',
  'Some habits need a second look',
] as const
