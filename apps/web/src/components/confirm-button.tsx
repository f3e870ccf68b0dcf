'use client'

import { Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import dynamic from 'next/dynamic'
import type { Confirmation } from './confirm-dialog.tsx'
import { ErrorAlert } from './error-alert.tsx'

const ConfirmDialog = dynamic(() =>
  import('./confirm-dialog.tsx').then(
    (module) => module.ConfirmDialog,
    // An error would replace the page, and with it what a person typed.
    () => NotLoaded,
  ),
)

const NotLoaded = () => <ErrorAlert error={{ message: '' }} />

interface ConfirmButtonProps extends ButtonProps {
  label: string
  question: Confirmation
  act: () => Promise<unknown>
}

export function ConfirmButton({ label, question, act, ...button }: ConfirmButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  const [everOpened, ever] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        {...button}
        onClick={() => {
          ever.open()
          open()
        }}
      >
        {label}
      </Button>
      {everOpened && <ConfirmDialog opened={opened} close={close} question={question} act={act} />}
    </>
  )
}
