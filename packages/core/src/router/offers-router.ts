import { offerContentSchema } from '@adcopy/contract'
import { z } from 'zod'
import { createOffer } from '../offers/create-offer.ts'
import { readOffer } from '../offers/read-offer.ts'
import { setOfferArchived } from '../offers/set-offer-archived.ts'
import { summariseOffers } from '../offers/summarise-offers.ts'
import { updateOffer } from '../offers/update-offer.ts'
import { memberProcedure, router } from './trpc.ts'

const offerId = z.string()
const offer = offerContentSchema

export const offersRouter = router({
  list: memberProcedure.query(({ ctx }) => summariseOffers({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  read: memberProcedure.input(z.strictObject({ offerId })).query(({ ctx, input }) => readOffer({ ctx, input })),
  create: memberProcedure
    .input(z.strictObject({ offer }))
    .mutation(({ ctx, input }) => createOffer({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
  update: memberProcedure
    .input(z.strictObject({ offerId, offer, basedOn: z.string() }))
    .mutation(({ ctx, input }) => updateOffer({ ctx, input })),
  setArchived: memberProcedure
    .input(z.strictObject({ offerId, archived: z.boolean() }))
    .mutation(({ ctx, input }) => setOfferArchived({ ctx, input })),
})
