import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { currentUser } from '../../server/session.ts'
import { WorkspaceProviders } from '../workspace-providers.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Frame } from './frame.tsx'

interface AccountShellProps {
  children: ReactNode
  navigation?: ReactNode
}

export async function AccountShell({ children, navigation }: AccountShellProps) {
  const user = await currentUser()
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <Frame account={user && <AccountMenu user={user} />} navigation={navigation}>
      <WorkspaceProviders nonce={nonce}>{children}</WorkspaceProviders>
    </Frame>
  )
}
