import { bluebird } from '../brands/bluebird.ts'
import type { Wordings } from './wordings.ts'

export const bluebirdWordings: Wordings = {
  brand: bluebird,
  carrier: {
    headline: 'Up before the kettle',
    opening: 'Mornings are easier when there is something to look forward to.',
    closing: 'Say hello to Bluebird Bakery.',
  },
  run: [
    'Sourdough, baked this morning in Leeds.',
    'Toast tastes of something when the bread does.',
    'The Saturday box is £12, collection only.',
    'Collect a Saturday box for £12 and breakfast is settled.',
    'What would you put on the first slice?',
    'Every morning, sourdough; the rest of the day is up to you.',
    'There is something to be said for a day that begins with bread.',
    'Run by a family, baked in Leeds, eaten wherever you like.',
    'Butter, salt, a thick slice and nowhere to be.',
    'If you live in Leeds, the walk home could smell of bread.',
    'Good bread asks for little more than a knife and company.',
    'Bring somebody along and argue over the crust.',
    'Sunday soup goes well with a good crust.',
    'Come early, come hungry.',
    'A family business with flour on its hands.',
    'Sourdough again tomorrow morning, and the morning after.',
    'Leave the alarm clock alone and come in your slippers.',
    'The toaster glows, and the cat takes the warm end of the windowsill.',
    'Somebody hums by the kettle while the street is still grey.',
  ],
  runHooks: [
    'Some Saturdays deserve more than cereal.',
    'Breakfast on the train is rarely anybody’s idea of a good start.',
  ],
  refuse: {
    unsupported_claim: [
      'Made with stone-ground Yorkshire flour and nothing else.',
      'Find us next to Kirkgate Market from six o’clock.',
      'Rye, wholemeal and vegan loaves are on the shelf too.',
      'Our starter came from a grandmother in the Dales.',
    ],
    inflated_number: [
      'Three generations have kept the oven warm.',
      'Two hundred loaves leave the oven before seven.',
      'Forty medals later, the recipe is still the same.',
    ],
    superlative: ['Leeds has no finer loaf.', 'Arguably the best crust in Yorkshire.'],
    guarantee: ['Stays fresh all week, we promise.', 'If your loaf is not fresh, you get your money back.'],
    invented_offer: [
      'The Saturday box is £12, brought to your door.',
      'Reserve two boxes and the second is half price.',
      'For £12 the Saturday box holds a sourdough, four pastries and a jar of jam.',
    ],
    invented_end: [
      'Order your Saturday box by Thursday noon.',
      'For a few weeks more, the Saturday box is £12, collection only.',
    ],
    personal_attribute: ['As a single parent, you have earned a slow breakfast.'],
    ad_policy: ['Sourdough that heals your gut, slice by slice.', 'Like this post if you eat the crust first.'],
    banned: [],
    awareness_hook: ['A family bakery can change the shape of a Saturday.', 'Bluebird Bakery has been up for hours.'],
    leak: ['As requested, this ad speaks to commuters who skip breakfast.'],
  },
}
