'use client'

import { Alert, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import classes from './light.module.css'

interface ShownOnceProps {
  title: string
  what: string
  secret: string
  children: ReactNode
}

export function ShownOnce({ title, what, secret, children }: ShownOnceProps) {
  return (
    <Alert color="green" title={title}>
      <Stack gap="xs">
        <Text size="sm">{children}</Text>
        <pre className={classes.block} aria-label={what}>
          {secret}
        </pre>
        <Group>
          <CopyButton text={secret} what={what} />
        </Group>
      </Stack>
    </Alert>
  )
}
