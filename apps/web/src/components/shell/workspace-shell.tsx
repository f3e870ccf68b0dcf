import type { Role } from '@adcopy/contract'
import type { ReactNode } from 'react'
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

/** The frame of every page of a workspace. */
export function WorkspaceShell({ user, workspace, workspaces, children }: WorkspaceShellProps) {
  return (
    <Frame
      place={<WorkspaceSwitcher current={workspace} all={workspaces} />}
      account={<AccountMenu user={user} />}
      navigation={<Navigation workspaceId={workspace.workspaceId} role={workspace.role} />}
    >
      {children}
    </Frame>
  )
}
