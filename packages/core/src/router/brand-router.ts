import { brandProfileSchema } from '@adcopy/contract'
import { z } from 'zod'
import { importBrand } from '../brand/import-brand.ts'
import { meterBrand } from '../brand/meter-brand.ts'
import { readProfile } from '../brand/read-profile.ts'
import { memberProcedure, router } from './trpc.ts'

const write = z.strictObject({ profile: brandProfileSchema, basedOn: z.string().nullable() })

export const brandRouter = router({
  read: memberProcedure.query(({ ctx }) => readProfile({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  meter: memberProcedure.query(({ ctx }) => meterBrand({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  write: memberProcedure
    .input(write)
    .mutation(({ ctx, input }) => importBrand({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
})
