'use client'

import { Frame } from '../components/frame.tsx'
import { Notice } from '../components/notice.tsx'
import { productName } from '../product.ts'

interface ErrorPageProps {
  error: Error & { digest?: string }
  retry: () => void
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Frame>
      <title>{`Something went wrong · ${productName}`}</title>
      <Notice eyebrow="Error" title="This page could not be loaded">
        <p>The fault is on our side, and nothing was changed. It often helps to try again in a minute.</p>
        <p>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </p>
        {error.digest !== undefined && (
          <p className="muted">
            If you report it, name <code>{error.digest}</code>.
          </p>
        )}
      </Notice>
    </Frame>
  )
}
