'use client'

import { MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { useState, type ReactNode } from 'react'
import { resolveVariables, theme } from './theme.ts'

/** Mantine, for pages that use it as they load. Styles that are written later carry the nonce of the response that loaded the document. */
export function ThemeProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [first] = useState(() => {
    setNonce(nonce) // react-remove-scroll, under dialogs, writes a style sheet of its own
    return nonce
  })
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => first}
    >
      {children}
    </MantineProvider>
  )
}
