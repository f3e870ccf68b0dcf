'use client'

import { useRouter } from 'next/navigation'
import { ConfirmButton } from '../confirm-button.tsx'
import { useTRPC } from '../trpc.ts'
import { useAct } from '../use-act.ts'

/** Removes a file, after asking, and goes back to the list. */
export function RemoveFile({ workspaceId, fileId, name }: { workspaceId: string; fileId: string; name: string }) {
  const router = useRouter()
  const trpc = useTRPC()
  const remove = useAct(
    trpc.knowledge.remove.mutationOptions({ onSuccess: () => router.push(`/workspaces/${workspaceId}/knowledge`) }),
    { said: 'File removed.' },
  )
  return (
    <ConfirmButton
      label="Remove this file"
      mt="xl"
      act={() => remove.mutateAsync({ fileId })}
      question={{
        title: `Remove ${name}?`,
        confirm: 'Remove',
        children:
          'It is deleted and its facts leave the brand brief, so that no new copy draws on them. Copy that was made or asked for before stays as it is. This cannot be undone.',
      }}
    />
  )
}
