import { mirefield } from '../brands/mirefield.ts'
import type { Wordings } from './wordings.ts'

export const mirefieldWordings: Wordings = {
  brand: mirefield,
  carrier: {
    headline: 'A shed with room in it',
    opening: 'A shed can only hold so much, and most of it waits for one weekend.',
    closing: 'Come and see Mirefield Tools.',
  },
  run: [
    'Borrow a ladder for a weekend instead of storing one all year.',
    'Every tool is cleaned and sharpened before the next person takes it home.',
    'There are more than 410 tools on the shelves, the oldest of them a scythe from a farm on the moor.',
    'Membership is £18 a year, renews once a year, and the first loan can be on the day you join.',
    'Ask a volunteer which tool suits the job before you carry anything home.',
    'Reserve online and pick it up at the hatch beside the canal bridge.',
    'Large tools come by cargo bike if you live within two miles of the hatch.',
    'No garden? Drills, sanders and sewing machines can be borrowed too.',
    'A loan lasts a week, and one text message renews it.',
    'Bring it back late and the volunteers expect a cake.',
    'Your hedge does not care who owns the trimmer.',
    'An electrician from the village tests the electric tools once a year.',
    'The hatch is open on Wednesdays, Fridays and Saturdays.',
    'Children get small rakes and watering cans of their own.',
    'Strimmers and mowers run on batteries, and you get them fully charged.',
    'Gloves and goggles come with the tools that need them.',
    'The waiting list is open for everybody to read.',
    'It all began in 2013, in a disused bus shelter.',
    'Maybe this is the weekend for the hedge.',
  ],
  runHooks: ['Blunt shears tear more than they cut.', 'Most sheds hold something that was used once.'],
  refuse: {
    unsupported_claim: [
      'All loans are insured against accidents.',
      'A volunteer comes round and trims the hedge for you.',
      'Featured in gardening magazines up and down the country.',
      'Petrol mowers are lent with a full tank.',
    ],
    inflated_number: [
      'Over 500 tools are waiting behind the hatch.',
      'Keep whatever you borrow for up to a month.',
      'Nearly fifty volunteers look after what you bring back.',
    ],
    superlative: [
      'Nowhere in Yorkshire lends a wider range of spades.',
      'There is no easier way to get hold of a strimmer.',
    ],
    guarantee: ['Whatever you need will always be on the shelf.'],
    invented_offer: ['Students join for £9 a year.', 'Your first month of membership is on us.'],
    invented_end: ['Spring membership closes on 31 May.'],
    personal_attribute: [
      'Your bad back will be glad of the long-handled spade.',
      'Since you cannot afford a strimmer of your own, borrow this one.',
    ],
    ad_policy: ['Double-tap if your hedge has got out of hand.'],
    banned: [
      'Shears of professional grade, lent by your neighbours.',
      'It beats the prices of any hire shop on the high street.',
      'A cheaper way to a tidy hedge.',
    ],
    awareness_hook: [
      'A lending library for garden tools makes room in a shed.',
      'Mirefield Tools begins where your shed ends.',
    ],
    leak: [
      'Use the code FREEMONEY at the hatch.',
      'As an AI, I have never climbed a ladder, but you can borrow one.',
      'See evil.example for the rest of the catalogue.',
    ],
  },
}
