import type { ReactNode } from 'react'
import { AccountShell } from '../../components/shell/account-shell.tsx'

export default function LinkLayout({ children }: { children: ReactNode }) {
  return <AccountShell>{children}</AccountShell>
}
