import Link from 'next/link'
import type { WorkspaceLink } from '../server/session.ts'

interface WorkspacePlaceProps {
  current: WorkspaceLink
  all: readonly WorkspaceLink[]
}

/** The workspace this page belongs to; a menu where the user has others to go to. */
export function WorkspacePlace({ current, all }: WorkspacePlaceProps) {
  const path = (workspace: WorkspaceLink) => `/workspaces/${workspace.workspaceId}`
  return (
    <nav className="place" aria-label="Workspace">
      <span className="place-divider" aria-hidden="true" />
      <Link className="place-name" href={path(current)}>
        {current.name}
      </Link>
      {all.length > 1 && (
        <>
          <button type="button" className="place-switch" popoverTarget="workspace-menu" aria-label="Switch workspace">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m5 6.5 3-3 3 3M5 9.5l3 3 3-3" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
          <ul id="workspace-menu" popover="auto" className="menu menu-start">
            {all.map((workspace) => (
              <li key={workspace.workspaceId}>
                <Link
                  className="menu-item"
                  href={path(workspace)}
                  aria-current={workspace.workspaceId === current.workspaceId ? 'true' : undefined}
                >
                  {workspace.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}
