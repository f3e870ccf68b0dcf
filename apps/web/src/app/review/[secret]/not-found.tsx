import { Frame } from '../../../components/shell/frame.tsx'
import { Notice } from '../../../components/notice.tsx'
import { productName } from '../../../product.ts'

export default function ReviewLinkNotFound() {
  return (
    <Frame>
      <Notice eyebrow="404" title="This link does not open anything">
        <title>{`Review link · ${productName}`}</title>
        <p>It has expired or was revoked, or its address is incomplete. Ask the sender for a new one.</p>
      </Notice>
    </Frame>
  )
}
