'use client'

import { productName } from '../product.ts'
import classes from './light.module.css'
import { Notice } from './notice.tsx'

export interface ErrorPageProps {
  error: Error & { digest?: string }
  retry: () => void
}

export function ErrorNotice({ error, retry }: ErrorPageProps) {
  return (
    <Notice eyebrow="Error" title="This page could not be loaded">
      <title>{`Something went wrong · ${productName}`}</title>
      <p>The fault is on our side, and nothing was changed. It often helps to try again in a minute.</p>
      <button type="button" className={classes.button} onClick={retry}>
        Try again
      </button>
      {error.digest !== undefined && (
        <p className={classes.dimmed}>
          If you report it, name <code className={classes.code}>{error.digest}</code>.
        </p>
      )}
    </Notice>
  )
}
