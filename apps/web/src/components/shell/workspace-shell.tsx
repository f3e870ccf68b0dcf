import type { Role } from '@adcopy/contract'
import type { ReactNode } from 'react'
import { services } from '../../server/services.ts'
import type { User, WorkspaceLink } from '../../server/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { Frame } from './frame.tsx'
import { Navigation } from './navigation.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

interface WorkspaceShellProps {
  user: User
  workspace: WorkspaceLink & { role: Role }
  workspaces: readonly WorkspaceLink[]
  children: ReactNode
}

export async function WorkspaceShell({ user, workspace, workspaces, children }: WorkspaceShellProps) {
  const hasDocuments = await services().documentsArePublic()
  return (
    <Frame
      place={<WorkspaceSwitcher current={workspace} all={workspaces} />}
      account={<AccountMenu user={user} />}
      navigation={<Navigation workspaceId={workspace.workspaceId} role={workspace.role} hasDocuments={hasDocuments} />}
    >
      {children}
    </Frame>
  )
}
