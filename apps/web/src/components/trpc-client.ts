import type { AppRouter } from '@adcopy/core'
import { createTRPCClient, httpBatchLink } from '@trpc/client'

/** The router of core for the browser, in one workspace. */
export function workspaceClient(workspaceId: string) {
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: '/api/trpc', headers: { 'x-workspace-id': workspaceId } })],
  })
}
