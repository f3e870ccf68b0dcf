import { NewPasswordView } from '../../features/links/new-password-view.tsx'

export const metadata = { title: 'New password', robots: { index: false } }

/** The page that a new-password link opens. */
export default function NewPasswordPage() {
  return <NewPasswordView />
}
