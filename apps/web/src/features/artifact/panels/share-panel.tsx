'use client'

import { Button, Group, NativeSelect, Table, TableTbody, TableTd, TableTr, Text } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmButton } from '../../../components/confirm-button.tsx'
import { ErrorAlert } from '../../../components/error-alert.tsx'
import { ShownOnce } from '../../../components/shown-once.tsx'
import { useTRPC } from '../../../components/trpc.ts'
import { useAct } from '../../../components/use-act.ts'
import { instantOf } from '../../../components/words.ts'
import type { OpenPanelProps } from './panel-props.ts'

const days = [
  { value: '1', label: 'One day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
]

export function SharePanel({ artifact, number }: OpenPanelProps) {
  const trpc = useTRPC()
  const router = useRouter()
  const [expiresIn, setExpiresIn] = useState('7')
  const create = useAct(trpc.artifacts.createReviewLink.mutationOptions({ onSuccess: () => router.refresh() }))
  const revoke = useAct(trpc.artifacts.revokeReviewLink.mutationOptions({ onSuccess: () => router.refresh() }))
  const { artifact_id: artifactId, review_links } = artifact
  const made = review_links.find(({ review_link_id }) => review_link_id === create.data?.review_link_id)
  return (
    <>
      <Text size="sm" c="dimmed">
        The link shows version {number} with its approval, its comments and the sources of its sentences, without file
        names. It needs no account and changes nothing. Everybody with the address can open it until it expires or is
        revoked.
      </Text>
      <Group align="flex-end">
        <NativeSelect
          label="Valid for"
          data={days}
          value={expiresIn}
          onChange={(event) => setExpiresIn(event.currentTarget.value)}
        />
        <Button
          loading={create.isPending}
          onClick={() => create.mutate({ artifactId, number, expiresInDays: Number(expiresIn) })}
        >
          Make a link
        </Button>
      </Group>
      <ErrorAlert error={create.error} />
      {create.data !== undefined && (made?.revoked_at ?? null) === null && (
        <ShownOnce title="Review link" what="review link" secret={create.data.url}>
          Copy the address now: it is not shown again.
        </ShownOnce>
      )}
      {review_links.length > 0 && (
        <Table aria-label="Review links that have not expired">
          <TableTbody>
            {review_links.map(({ review_link_id, number: shows, created_by, expires_at, revoked_at }) => (
              <TableTr key={review_link_id}>
                <TableTd>
                  Version {shows}, made by {created_by.name}.{' '}
                  {revoked_at === null
                    ? `Opens until ${instantOf(new Date(expires_at))}.`
                    : `Revoked ${instantOf(new Date(revoked_at))}.`}
                </TableTd>
                <TableTd ta="end">
                  {revoked_at === null && (
                    <ConfirmButton
                      size="xs"
                      label="Revoke"
                      question={{
                        title: `Revoke the review link to version ${shows} by ${created_by.name}?`,
                        children: 'The link no longer works. This cannot be undone; you can make another link.',
                        confirm: 'Revoke',
                      }}
                      act={() => revoke.mutateAsync({ reviewLinkId: review_link_id })}
                    />
                  )}
                </TableTd>
              </TableTr>
            ))}
          </TableTbody>
        </Table>
      )}
    </>
  )
}
