import { NewPasswordView } from '../../features/links/new-password-view.tsx'

export const metadata = { title: 'New password', robots: { index: false } }

export default function NewPasswordPage() {
  return <NewPasswordView />
}
