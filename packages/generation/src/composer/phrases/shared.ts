import type { AwarenessLevel } from '@adcopy/contract'

/** In front of things told as a list in one sentence. */
export const listLeads = [
  'On the list:',
  'In short:',
  'Here is what there is:',
  'Item by item:',
  'To name the main things:',
  'What belongs to it:',
  'Gathered in one place:',
  'Spelled out:',
  'What you will find:',
  'Put briefly:',
  'Among the rest:',
  'Part of it, too:',
  'In a few words:',
  'The inventory:',
  'To be precise:',
] as const

/** In front of a single fact that shares its matter with no other. */
export const asides = [
  'Worth knowing:',
  'A detail, but a telling one:',
  'In practice:',
  'Put plainly:',
  'Another thing:',
  'Take this, for instance:',
  'And then:',
  'Something people overlook:',
  'To give an example:',
  'Note this, too:',
  'Less obvious, perhaps:',
  'Beyond that:',
  'On a practical note:',
  'Also on record:',
  'For what it is worth:',
  'A small thing to remember:',
] as const

/** After somebody's doubt has been quoted and before the fact that speaks to it. */
export const answers = [
  'Fair question.',
  'A reasonable doubt.',
  'That deserves a straight answer.',
  'Good that you ask.',
  'Here is what can be said to that.',
  'The facts on that:',
  'Let us answer it with a fact.',
  'Understandable.',
  'We hear you.',
  'To which there is a plain reply.',
  'It comes up often enough.',
  'Nobody should wave that away.',
  'Judge for yourself.',
  'You would not be alone in asking.',
  'Ask it, by all means.',
] as const

/** In front of a doubt. */
export const doubts = [
  'A doubt you may share:',
  'What about this one?',
  'Someone usually objects:',
  'There is a question that comes up:',
  'And the catch? People wonder:',
  'An honest objection:',
  'Perhaps you are thinking:',
  'One voice says:',
  'The sceptic in the room:',
  'You might put it like this:',
  'A familiar hesitation:',
  'Before you go on:',
  'Here is a worry we take seriously:',
  'Not everyone is sure:',
  'The usual “but”:',
] as const

/** In front of a research finding. */
export const findingLeads = [
  'Something worth noticing:',
  'Look at it from a distance:',
  'There is a pattern to it.',
  'It is not only you.',
  'Consider this:',
  'A thing to chew on:',
  'Seen from the outside:',
  'A wider view helps.',
  'It is easy to overlook:',
  'Here is an odd thing, once you look:',
  'And it goes further than one desk or one day.',
  'This is how it tends to go:',
  'Take a step back.',
  'A small truth:',
  'Worth a thought:',
] as const

/** Where a text addresses those whom the brief has in mind; `{who}` is a plural of the brief's own words. */
export const addresses = [
  'For {who}, above all.',
  'A word to {who}:',
  'This is written with {who} in mind.',
  'Thinking of {who} here.',
  'To {who}, then.',
  '{Who}, this is for you.',
  'A note for {who}.',
  'With {who} in mind, then:',
  'If you count yourself among {who}, read on.',
  'Dear {who},',
  'Addressed to {who}.',
  '{Who} come to mind.',
  'Hello, {who}.',
  'We had {who} in mind.',
] as const

/** Where a text names the subject that brief and grounding share; `{topic}` is a plural noun of the grounding. */
export const subjects: Readonly<Record<AwarenessLevel, readonly string[]>> = {
  unaware: [
    'Think about {topic} for a moment.',
    'Take {topic}, for example.',
    'How often do {topic} cross your mind?',
    'Somewhere in that picture there are {topic}.',
    'And {topic}? They are simply there, day after day.',
    'It might have to do with {topic}.',
    'Funny, how seldom anybody talks about {topic}.',
    'Look around and count the {topic}.',
  ],
  problem_aware: [
    'Especially when it comes to {topic}.',
    'With {topic}, it shows first.',
    'If {topic} are the sore spot, read on.',
    'It usually begins with {topic}.',
    'Somewhere in the middle of it: {topic}.',
    'Let us talk about {topic}, then.',
    'Does it have to be that way with {topic}?',
    'About {topic}, in particular:',
  ],
  solution_aware: [
    'Start with {topic}.',
    'If {topic} are what matters to you, look here.',
    'Put {topic} at the top of your list.',
    'The subject here is {topic}.',
    'Let us look at {topic}.',
    'Comparing on {topic}? Good.',
    'What about {topic}, you ask.',
    'On {topic}, the particulars:',
  ],
}

/** Closing lines that add a beat before the parting. */
export const closers = [
  'That is the whole story for now.',
  'So much for the details.',
  'There you have it.',
  'That is it, in so many words.',
  'We could go on, but you get the picture.',
  'Which is as good a place to stop as any.',
  'The rest is up to you.',
  'No drum roll needed.',
  'Thanks for reading this far.',
  'Now you know what we know.',
  'If you read to the end, you are probably a little curious.',
  'Weigh it up in your own time.',
  'Take what helps and leave what does not.',
  'And now it is your turn.',
  'Let that be enough for one post.',
] as const

/** Where a text comes to speak of the brief's occasion; `{when}` is its own words, such as "before the summer". */
export const occasions = [
  '{When}, perhaps?',
  'And why not {when}?',
  '{When} would be a good moment.',
  'Ideally {when}.',
  'The timing could be this: {when}.',
  '{When}, if you can.',
  'Say, {when}.',
  'Pencil it in: {when}.',
  'When? {When}.',
  'It fits well {when}.',
  '{When}, while there is time to think.',
  'As for when: {when}.',
  '{When}, rather than some day.',
  'Make it {when}.',
  'The calendar suggests {when}.',
] as const

/** Short calls for the description line, up to thirty characters. */
export const calls = [
  'Take a closer look',
  'See for yourself',
  'Have a look around',
  'Read on and decide',
  'Find out more',
  'See what is inside',
  'Judge for yourself',
  'Look before you decide',
  'The details are a tap away',
  'Come and see',
  'Worth a look',
  'Get the particulars',
  'See if it fits',
  'Learn how it works',
  'Look closer',
] as const

/** Breath between facts for readers who came for a scene and stayed. */
export const asidesToReader = [
  'Make of that what you like.',
  'It is worth a moment’s thought.',
  'You may want to read that line again.',
  'Somebody you know might nod at this.',
  'Not everybody needs that. You will know.',
  'Quiet details, all of them.',
  'Perhaps one of these stays with you.',
  'Which of them would you notice first?',
  'It sounds plain because it is.',
  'File that under good to know.',
  'There is no need to remember all of it.',
  'Picture it in an ordinary week.',
  'Nothing here asks you to become another person.',
  'You could stop reading here. There is a little more, though.',
  'Let that sink in at its own pace.',
] as const
