'use client'

import { Alert, Anchor } from '@mantine/core'

export function SessionAlert({ role = 'alert' }: { role?: 'alert' | 'group' }) {
  return (
    <Alert role={role} color="orange" title="Your session has ended" mb="lg">
      What you typed is still here. <SignInAgain />, then go on.
    </Alert>
  )
}

/** A link to sign-in that opens a new tab, so that the form on this page keeps its input. */
export function SignInAgain() {
  return (
    <Anchor href="/sign-in" target="_blank" size="sm">
      Sign in again in a new tab
    </Anchor>
  )
}
