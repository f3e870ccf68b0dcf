'use client'

import { MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { useState, type ReactNode } from 'react'
import { resolveVariables, theme } from './theme.ts'

interface ThemeProviderProps {
  /** Of the response that renders the page; left out by what only a browser renders. */
  nonce?: string
  children: ReactNode
}

/** Mantine, for pages that use it as they load. */
export function ThemeProvider({ nonce = '', children }: ThemeProviderProps) {
  const [first] = useState(() => {
    const own = documentNonce() ?? nonce
    setNonce(own) // react-remove-scroll, under dialogs, writes a style sheet of its own
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

/** The nonce that the policy of the loaded document names. A page that a link opens comes with a later one, which is refused. */
function documentNonce(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
