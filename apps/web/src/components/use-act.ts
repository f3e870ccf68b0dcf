'use client'

import { showNotification } from '@mantine/notifications'
import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'

/** After success, shows `said` as a notification and refetches all queries of the page. */
export function useAct<Data, Failure, Input, Context>(
  options: UseMutationOptions<Data, Failure, Input, Context>,
  said?: string,
) {
  const queryClient = useQueryClient()
  return useMutation({
    ...options,
    onSuccess: async (...args) => {
      await options.onSuccess?.(...args)
      if (said !== undefined) showNotification({ message: said, closeButtonProps: { 'aria-label': 'Close' } })
      await queryClient.invalidateQueries()
    },
  })
}
