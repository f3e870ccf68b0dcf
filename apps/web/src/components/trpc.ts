import type { AppRouter } from '@adcopy/core'
import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCContext } from '@trpc/tanstack-react-query'

/** Core's router for client components, in the page's workspace. */
export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>()

/** What the procedures return, as the browser receives it. */
export type Outputs = inferRouterOutputs<AppRouter>
