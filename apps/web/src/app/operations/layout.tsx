import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountShell } from '../../components/shell/account-shell.tsx'
import { OperationsNavigation } from '../../features/operations/operations-navigation.tsx'
import { isOperator, requireUser } from '../../server/session.ts'

/** Core checks the role again at each call. */
export default async function OperationsLayout({ children }: { children: ReactNode }) {
  const user = await requireUser()
  if (!(await isOperator(user.id))) notFound()
  return <AccountShell navigation={<OperationsNavigation />}>{children}</AccountShell>
}
