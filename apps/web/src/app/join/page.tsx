import { JoinView } from '../../features/links/join-view.tsx'
import { currentUser } from '../../server/session.ts'

export const metadata = { title: 'Invitation', robots: { index: false } }

/** The page that an invitation link opens. Its secret follows the `#`: the server does not see it before the page sends it. */
export default async function JoinPage() {
  const user = await currentUser()
  return <JoinView email={user?.email} />
}
