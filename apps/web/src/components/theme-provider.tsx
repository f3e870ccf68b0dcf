'use client'

import { MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { useState, type ReactNode } from 'react'
import { resolveVariables, theme } from './theme.ts'

interface ThemeProviderProps {
  /** Nonce of the response that renders the page. It is not needed for parts that only the browser renders. */
  nonce?: string
  children: ReactNode
}

export function ThemeProvider({ nonce = '', children }: ThemeProviderProps) {
  const [first] = useState(() => {
    const own = documentNonce() ?? nonce
    setNonce(own) // dialogs use react-remove-scroll, which writes its own style sheet
    return own
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

/**
 * Returns the nonce of the loaded document. The response for a page that opens through a link contains a newer nonce,
 * which the browser refuses.
 */
function documentNonce(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
