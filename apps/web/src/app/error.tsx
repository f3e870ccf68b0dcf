'use client'

import { ErrorNotice, type ErrorPageProps } from '../components/error-notice.tsx'
import { Frame } from '../components/shell/frame.tsx'

export default function ErrorPage(props: ErrorPageProps) {
  return (
    <Frame>
      <ErrorNotice {...props} />
    </Frame>
  )
}
