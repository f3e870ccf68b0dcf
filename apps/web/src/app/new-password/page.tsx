import { NewPasswordView } from '../../features/links/new-password-view.tsx'

export const metadata = { title: 'New password', robots: { index: false } }

/** Where a link for a new password leads. */
export default function NewPasswordPage() {
  return <NewPasswordView />
}
