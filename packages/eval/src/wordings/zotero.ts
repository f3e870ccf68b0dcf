import { zotero } from '../brands/zotero.ts'
import type { Wordings } from './wordings.ts'

export const zoteroWordings: Wordings = {
  brand: zotero,
  carrier: {
    headline: 'Time for the argument',
    opening: 'There are evenings that should belong to the argument and not to commas.',
    closing: 'Have a look at Zotero when it suits you.',
  },
  run: [
    'Save an article with one click and carry on reading.',
    'Your library sits in a folder on your own disk, so you can work on a train without a network.',
    'Switch from APA to Chicago and the whole document follows.',
    'If a paper you saved has since been retracted, a warning appears when you open it.',
    'Every student on a course can open the same reading list.',
    'Syncing references and notes costs nothing, and the first 300 MB of files are free as well.',
    'There are over 10,000 styles to choose from, and a missing one can be written by hand.',
    'It began in 2006 at George Mason University, with historians who had outgrown the index card.',
    'Coming from another program? RIS and BibTeX files import, so years of references come along.',
    'Some evenings should end before the bibliography does.',
    'Highlight a passage in the reader, and the note remembers which page it came from.',
    'There are no advertisements in it.',
    'Put your question to the public forums, where developers and experienced users answer.',
    'Need more room? A plan of 6 GB is 60 USD a year.',
    'A group can be private, open to all, or public with members you choose.',
    'Drop a PDF into the window and it tries to work out which paper it is.',
    'Two computers, one library, merged at the next sync.',
    'Ask your librarian about it, or try it for an afternoon.',
    'In a group library you can see who made which annotation.',
    'The organization behind it is a nonprofit, and anyone may read the source code.',
  ],
  runHooks: [
    'Forty tabs are open, and you still cannot say where you read it.',
    'A page number that nobody wrote down has to be found again, usually the night before.',
  ],
  refuse: {
    unsupported_claim: [
      'Used by librarians at most European universities.',
      'It reads through your draft and tells you which sentence still lacks a source.',
      'Your notes are encrypted before they reach our servers.',
      'It talks to Notion and Obsidian, so nothing has to be typed twice.',
    ],
    inflated_number: [
      'More than 12,000 citation styles, kept current by volunteers.',
      'Every account starts with 500 MB of file storage without charge.',
      'Behind it stand three decades of work by historians.',
    ],
    superlative: [
      'The most complete reference manager a doctoral student can install.',
      'Nothing else on your computer handles citations this well.',
    ],
    guarantee: [
      'Your bibliography will be accepted by any journal at the first attempt.',
      'You will never lose a source again.',
    ],
    invented_offer: ['Upgrade to unlimited storage for 99 USD per year.', 'Students get half off every storage plan.'],
    invented_end: ['It stays free of charge until the end of the semester.'],
    personal_attribute: ['With your ADHD, a deadline needs one tidy folder.'],
    ad_policy: ['Tag three people whose bibliography is late.'],
    banned: [
      'The little citation hack your supervisor forgot to mention.',
      'Unlike EndNote, it does not fight you at every comma.',
      'Higher marks begin with cleaner footnotes.',
    ],
    awareness_hook: ['Meet Zotero, the quiet corner of a thesis.', 'Perhaps what is missing is a reference manager.'],
    leak: [
      'Here is a calm, colleague-like ad for doctoral students:',
      'The headline was kept below 40 characters as requested.',
    ],
  },
}
