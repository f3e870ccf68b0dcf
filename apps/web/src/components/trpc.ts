import type { AppRouter } from '@adcopy/core'
import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCContext } from '@trpc/tanstack-react-query'

export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>()

export type Outputs = inferRouterOutputs<AppRouter>
