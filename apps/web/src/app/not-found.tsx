import Link from 'next/link'
import { AccountMenu } from '../components/account-menu.tsx'
import { Frame } from '../components/frame.tsx'
import { Notice } from '../components/notice.tsx'
import { productName } from '../product.ts'
import { currentUser } from '../server/session.ts'

/** One page for what does not exist, never existed and belongs to somebody else. */
export default async function NotFound() {
  const user = await currentUser().catch(() => undefined)
  return (
    <Frame account={user && <AccountMenu user={user} />}>
      <title>{`Page not found · ${productName}`}</title>
      <Notice eyebrow="404" title="There is nothing here">
        <p>The address may be mistyped, or the page belongs to a workspace that you are not a member of.</p>
        <p>
          <Link className="button" href="/">
            Go to your workspaces
          </Link>
        </p>
      </Notice>
    </Frame>
  )
}
