'use client'

import { productName } from '../product.ts'

/** Replaces the page if the layout itself fails. It is plain HTML, because the other components may be the cause. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>{`Something went wrong · ${productName}`}</title>
        <main>
          <h1>This page could not be loaded</h1>
          <p>The fault is on our side, and nothing was changed. It often helps to try again in a minute.</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
