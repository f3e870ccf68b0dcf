'use client'

import ErrorPage from './error.tsx'
import '../styles/index.css'

/** Where the layout itself failed. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  )
}
