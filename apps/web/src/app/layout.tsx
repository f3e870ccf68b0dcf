import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { colorSchemeScript } from '../components/shell/color-scheme.ts'
import { KeptColorScheme } from '../components/shell/kept-color-scheme.tsx'
import { productName } from '../product.ts'
import { variablesSheet } from '../styles/variables.ts'
import '../styles/index.css'

export const metadata: Metadata = {
  title: { default: productName, template: `%s · ${productName}` },
  robots: { index: false, follow: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f6f4' },
    { media: '(prefers-color-scheme: dark)', color: '#131514' },
  ],
}

const sheet = variablesSheet()

/** Every page is rendered per request, because its scripts and styles contain the request's nonce. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <html lang="en" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: sheet }} suppressHydrationWarning />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: colorSchemeScript }} suppressHydrationWarning />
      </head>
      <body>
        <KeptColorScheme />
        {children}
      </body>
    </html>
  )
}
