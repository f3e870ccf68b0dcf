'use client'

import { Button, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { useRef } from 'react'
import classes from './drop-zone.module.css'

export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const open = useRef<() => void>(null)
  return (
    <Dropzone
      onDropAny={(accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)])}
      onDrop={() => undefined}
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      tabIndex={-1}
      inputProps={{ 'aria-label': 'Knowledge files', tabIndex: -1 }}
      enablePointerEvents
      className={classes.root}
    >
      <Stack align="center" gap="xs" py="lg">
        <Text>Drop files here, or</Text>
        <Button onClick={() => open.current?.()}>Choose files</Button>
        <Text size="sm" c="dimmed" ta="center">
          PDF, DOCX, Markdown or plain text, up to 20 MiB each. To replace a file, remove the old one and add the new
          one.
        </Text>
      </Stack>
    </Dropzone>
  )
}
