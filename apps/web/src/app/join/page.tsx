import { JoinView } from '../../features/links/join-view.tsx'
import { currentUser } from '../../server/session.ts'

export const metadata = { title: 'Invitation', robots: { index: false } }

/** The link's secret follows the `#`, so the server receives the secret only when the page sends it. */
export default async function JoinPage() {
  const user = await currentUser()
  return <JoinView email={user?.email} />
}
