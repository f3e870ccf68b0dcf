'use client'

import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ErrorAlert } from './error-alert.tsx'
import type { SentError } from './problem-words.ts'

export interface Confirmation {
  /** A question that names the thing: "Revoke the token acp_…x9f2?" */
  title: string
  children: ReactNode
  /** Button text that names the action: "Revoke". */
  confirm: string
}

interface ConfirmDialogProps {
  opened: boolean
  close: () => void
  question: Confirmation
  act: () => Promise<unknown>
}

/** Asks before an action. Focus starts on the button that changes nothing, and later returns to its previous element. */
export function ConfirmDialog({ opened, close, question, act }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<SentError | null>(null)

  async function confirm() {
    setBusy(true)
    setError(null)
    try {
      await act()
      close()
    } catch (failure) {
      setError(failure as SentError)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal.Root opened={opened} onClose={close} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine's element is a <header>, which would be a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title dir="auto">{question.title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
          <Stack>
            <div>{question.children}</div>
            <ErrorAlert error={error} />
            <Group justify="flex-end">
              <Button variant="default" onClick={close} data-autofocus>
                Cancel
              </Button>
              <Button color="red" loading={busy} onClick={() => void confirm()}>
                {question.confirm}
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
