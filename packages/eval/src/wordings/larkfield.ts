import { larkfield } from '../brands/larkfield.ts'
import type { Wordings } from './wordings.ts'

export const larkfieldWordings: Wordings = {
  brand: larkfield,
  carrier: {
    headline: 'A place for each plan',
    opening: 'Rent, boots, a week by the sea: every plan wants a place of its own.',
    closing: 'Come and ask at Larkfield Credit Union.',
  },
  run: [
    'Open an account with a pound and name your first pot.',
    'Keep the boiler money apart from the holiday money, in up to five pots.',
    'You see the rate before you sign anything.',
    'Pay a loan back early and it costs you nothing extra.',
    'Members own it, and each of them has one vote.',
    'Deposits are protected up to £85,000 by the Financial Services Compensation Scheme.',
    'From Monday to Saturday, the phone is picked up by staff in the Larkfield branch.',
    'A loan officer sits down with you and goes through income and outgoings.',
    'Apply, and you hear back within two working days.',
    'Eleven neighbours founded it in 1989, and more than 9,400 members carry it on.',
    'A boiler never asks whether the month is convenient.',
    'The Christmas pot is free for members: it opens with £1 and stays closed until 1 December.',
    'Bring the letter that nobody understands, and somebody at the counter reads it with you.',
    'Children under sixteen can have an account of their own, opened by a parent.',
    'Joining at the counter takes about fifteen minutes.',
    'Wages arrive, and a standing order moves a little to each pot the same day.',
    'Live, work or study in the Medway valley? Then you may join.',
    'Cash goes in at any branch and at eleven shops in the valley.',
    'The board is unpaid, and any member can read its minutes.',
    'What would you call your first pot?',
    'The letterbox rattles, and nobody in the kitchen gets up.',
    'A jar by the bread bin holds coins, buttons and one foreign stamp.',
  ],
  runHooks: [
    'Rent and holiday money get on better in separate places.',
    'The form with the words that nobody explains can wait a minute.',
  ],
  refuse: {
    unsupported_claim: [
      'The app rounds up what you spend and saves the difference.',
      'Named community lender of the year.',
      'Your savings earn interest every month.',
      'Parents, teachers and nurses recommend it to one another.',
    ],
    inflated_number: [
      'Nearly 12,000 members already vote on how it is run.',
      'Name as many as ten pots in one account.',
      'Deposits are protected up to £120,000.',
    ],
    superlative: [
      'You will not find a fairer loan in the Medway valley.',
      'Kent’s friendliest place to put money aside.',
    ],
    guarantee: ['Saving here cannot go wrong.', 'The holiday is as good as paid for.'],
    invented_offer: [
      'Join this week and we put the first £10 in your Christmas pot.',
      'Home improvement loans from 6.9% APR representative, subject to status.',
      'Take money out of your Christmas pot whenever you like.',
    ],
    invented_end: ['The Christmas pot closes to new savers on 30 September.'],
    personal_attribute: [
      'You are behind with the rent, and that is nothing to be ashamed of.',
      'Turned down by your bank because of your credit record?',
    ],
    ad_policy: ['Whoever asks gets a loan, whatever their credit history.'],
    banned: [
      'Sleep better without debts.',
      'A home improvement loan is practically free of risk.',
      'Your loan application is as good as accepted.',
    ],
    awareness_hook: [
      'A credit union works a little differently from a bank.',
      'Larkfield Credit Union keeps the holiday money where you cannot see it.',
    ],
    leak: ['Note for compliance: all statements were checked against the brand brief.'],
  },
}
