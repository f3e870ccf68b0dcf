import type { AppRouter } from '@adcopy/core'
import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCContext } from '@trpc/tanstack-react-query'

/** The router of core in a client component, in the workspace of the page. */
export const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>()

/** What the procedures answer, as the browser receives it. */
export type Outputs = inferRouterOutputs<AppRouter>
