import { offerContentSchema } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { command } from '../command.ts'
import { readShape } from '../read-file.ts'
import { jsonFile, text } from '../values.ts'
import { warnIfTooLarge } from '../warn-if-too-large.ts'

const setArchived = (word: 'archive' | 'restore', about: string) =>
  command({
    name: `offer ${word}`,
    about,
    args: { OFFER_ID: text },
    async run({ ctx, args }) {
      const input = { offerId: args.OFFER_ID, archived: word === 'archive' }
      await verbs.setOfferArchived({ ctx: ctx(), input })
    },
  })

export const offerCommands = [
  command({
    name: 'offer create',
    about: 'Creates an active offer.',
    args: { WS: text },
    flags: { file: jsonFile },
    async run({ ctx, args, flags, warn }) {
      const offer = readShape(flags.file, offerContentSchema)
      const created = await verbs.createOffer({ ctx: ctx(), input: { workspaceId: args.WS, offer } })
      await warnIfTooLarge(ctx(), args.WS, warn, offer)
      return created
    },
  }),
  setArchived('archive', 'Removes an offer from the listing; new jobs cannot use it.'),
  setArchived('restore', 'Restores an archived offer.'),
  command({
    name: 'offer list',
    about: 'Lists all offers, archived ones included. --json prints their content, too.',
    args: { WS: text },
    async run({ ctx, args }) {
      return { data: await verbs.listAllOffers({ ctx: ctx(), input: { workspaceId: args.WS } }) }
    },
    columns: ['offer_id', 'name', 'archived'],
  }),
]
