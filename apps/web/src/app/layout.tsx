import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { productName } from '../product.ts'
import '../styles/index.css'

export const metadata: Metadata = {
  title: { default: productName, template: `%s · ${productName}` },
  robots: { index: false, follow: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f6f4' },
    { media: '(prefers-color-scheme: dark)', color: '#141615' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  await headers() // every page is rendered per request: its scripts carry that request's nonce
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
