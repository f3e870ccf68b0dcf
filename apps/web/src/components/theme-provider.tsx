'use client'

import { MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { useState, type ReactNode } from 'react'
import { resolveVariables, theme } from './theme.ts'

interface ThemeProviderProps {
  /** Nonce of the page's response, for rendering on the server. The browser uses the document's nonce instead. */
  nonce: string | undefined
  children: ReactNode
}

export function ThemeProvider({ nonce = '', children }: ThemeProviderProps) {
  const [first] = useState(() => {
    const own = documentNonce() ?? nonce
    setNonce(own) // dialogs use react-remove-scroll, whose style sheet needs the nonce
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
 * Returns the nonce of the loaded document. When a link opens another page without reloading the document, the response
 * contains a newer nonce, which the browser would refuse.
 */
function documentNonce(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
