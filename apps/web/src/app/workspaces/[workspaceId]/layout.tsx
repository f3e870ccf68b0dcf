import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { WorkspaceShell } from '../../../components/shell/workspace-shell.tsx'
import { WorkspaceProviders } from '../../../components/workspace-providers.tsx'
import { productName } from '../../../product.ts'
import { currentUser, workspacesOf } from '../../../server/session.ts'
import { loadWorkspace } from '../../../server/workspace-page.tsx'

interface WorkspaceLayoutProps {
  children: ReactNode
  params: Promise<{ workspaceId: string }>
}

export async function generateMetadata({ params }: WorkspaceLayoutProps): Promise<Metadata> {
  const { workspaceId } = await params
  const user = await currentUser()
  const workspace = user && (await workspacesOf(user.id)).find((other) => other.workspaceId === workspaceId)
  if (workspace === undefined) return {}
  return { title: { default: workspace.name, template: `%s · ${workspace.name} · ${productName}` } }
}

/**
 * Each page checks access itself, because Next does not render the layout again when a link leads to another page of
 * the same workspace.
 */
export default async function WorkspaceLayout({ children, params }: WorkspaceLayoutProps) {
  const { workspaceId } = await params
  const { user, workspace, workspaces } = await loadWorkspace(workspaceId)
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <WorkspaceShell user={user} workspace={workspace} workspaces={workspaces}>
      <WorkspaceProviders key={workspaceId} workspaceId={workspaceId} nonce={nonce}>
        {children}
      </WorkspaceProviders>
    </WorkspaceShell>
  )
}
