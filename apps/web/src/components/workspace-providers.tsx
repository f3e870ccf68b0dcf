'use client'

import type { AppRouter } from '@adcopy/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import dynamic from 'next/dynamic'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { SessionAlert } from './session-alert.tsx'
import { ThemeProvider } from './theme-provider.tsx'
import { TRPCProvider } from './trpc.ts'

const Notifications = dynamic(() => import('@mantine/notifications').then((module) => module.Notifications), {
  ssr: false,
})

/** An open page shows other users' changes within this time. */
const pollMs = 5_000
const freshMs = 2_000
const retriesMax = 2
/** The server's maximum number of calls per batch. */
const batchCallsMax = 20

interface WorkspaceProvidersProps {
  workspaceId?: string
  /** See `ThemeProvider`. */
  nonce?: string
  children: ReactNode
}

/** The providers keep their initial workspace. If the workspace can change, set `key` to its id. */
export function WorkspaceProviders({ workspaceId, nonce, children }: WorkspaceProvidersProps) {
  // Counts the requests that were refused since the last answer. Every new number announces the end of the session again.
  const [refusals, setRefusals] = useState(0)
  const [queryClient] = useState(() => createQueryClient(setRefusals))
  const [trpcClient] = useState(() =>
    createTRPCClient<AppRouter>({
      links: [
        httpBatchLink({
          url: '/api/trpc',
          headers: workspaceId === undefined ? {} : { 'x-workspace-id': workspaceId },
          maxItems: batchCallsMax,
        }),
      ],
    }),
  )
  return (
    <NuqsAdapter>
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
          <ThemeProvider nonce={nonce}>
            <Notifications position="bottom-right" />
            {refusals > 0 && <SessionAlert key={refusals} />}
            {children}
          </ThemeProvider>
        </TRPCProvider>
      </QueryClientProvider>
    </NuqsAdapter>
  )
}

function createQueryClient(setRefusals: Dispatch<SetStateAction<number>>): QueryClient {
  const observe = (onRefusal: (refusals: number) => number) => ({
    onError: (error: unknown) => {
      if (codeOf(error) === 'UNAUTHORIZED') setRefusals(onRefusal)
    },
    onSuccess: () => setRefusals(0),
  })
  return new QueryClient({
    queryCache: new QueryCache(observe((refusals) => Math.max(refusals, 1))), // not every poll is announced
    mutationCache: new MutationCache(observe((refusals) => refusals + 1)),
    defaultOptions: {
      // Offline, a mutation fails immediately. By default it would wait and run later, even after a person cancelled it.
      mutations: { networkMode: 'always' },
      queries: {
        refetchInterval: pollMs,
        staleTime: freshMs,
        // An error with a code is a response from the server and is not retried. A lost connection has no code and may
        // recover.
        retry: (failures, error) => codeOf(error) === undefined && failures < retriesMax,
      },
    },
  })
}

function codeOf(error: unknown): string | undefined {
  return error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data?.code : undefined
}
