import { NotFoundNotice } from '../components/not-found-notice.tsx'
import { AccountMenu } from '../components/shell/account-menu.tsx'
import { Frame } from '../components/shell/frame.tsx'
import { currentUser } from '../server/session.ts'

export default async function NotFound() {
  const user = await currentUser().catch(() => undefined)
  return (
    <Frame account={user && <AccountMenu user={user} />}>
      <NotFoundNotice />
    </Frame>
  )
}
