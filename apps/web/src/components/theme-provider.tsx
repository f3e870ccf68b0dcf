'use client'

import { MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { useState, type ReactNode } from 'react'
import { resolveVariables, theme } from './theme.ts'

interface ThemeProviderProps {
  /** Nonce of the response that renders the page; omitted for parts that only a browser renders. */
  nonce?: string
  children: ReactNode
}

export function ThemeProvider({ nonce = '', children }: ThemeProviderProps) {
  const [first] = useState(() => {
    const own = documentNonce() ?? nonce
    setNonce(own) // react-remove-scroll, which dialogs use, writes a separate style sheet
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

/** The nonce in the loaded document's policy. A page that a link opens arrives with a later nonce, which the browser refuses. */
function documentNonce(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
