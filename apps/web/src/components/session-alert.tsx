'use client'

import { Alert } from '@mantine/core'
import { SignInAgain } from './error-alert.tsx'

export function SessionAlert() {
  return (
    <Alert role="alert" color="orange" title="Your session has ended" mb="lg">
      What you typed is still here. <SignInAgain />, then go on.
    </Alert>
  )
}
