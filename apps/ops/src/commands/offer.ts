import { offerContentSchema } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { command } from '../command.ts'
import { readShape } from '../read-file.ts'
import { text } from '../values.ts'
import { warnIfTooLarge } from '../warn-if-too-large.ts'

const setArchived = (word: 'archive' | 'restore', about: string) =>
  command({
    name: `offer ${word}`,
    usage: 'OFFER_ID',
    about,
    args: { OFFER_ID: text },
    async run({ ctx, args }) {
      const input = { offerId: args.OFFER_ID, archived: word === 'archive' }
      await verbs.setOfferArchived({ ctx: ctx(), input })
      return {}
    },
  })

export const offerCommands = [
  command({
    name: 'offer create',
    usage: 'WS --file F.json',
    about: 'An active offer.',
    args: { WS: text },
    flags: { file: text },
    async run({ ctx, args, flags, warn }) {
      const offer = readShape(flags.file, offerContentSchema)
      const { offerId } = await verbs.createOffer({ ctx: ctx(), input: { workspaceId: args.WS, offer } })
      await warnIfTooLarge(ctx(), args.WS, warn, offer)
      return { offer_id: offerId }
    },
  }),
  setArchived('archive', 'Takes an offer out of the listing and refuses it to new jobs.'),
  setArchived('restore', 'Brings an archived offer back.'),
  command({
    name: 'offer list',
    usage: 'WS',
    about: 'Every offer with its content, archived ones included.',
    args: { WS: text },
    async run({ ctx, args }) {
      return { data: await verbs.listAllOffers({ ctx: ctx(), input: { workspaceId: args.WS } }) }
    },
  }),
]
