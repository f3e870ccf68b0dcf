import { PageLink } from '../page-link.tsx'
import type { WorkspaceLink } from '../../server/session.ts'
import classes from './frame.module.css'

interface WorkspaceSwitcherProps {
  current: WorkspaceLink
  all: readonly WorkspaceLink[]
}

export function WorkspaceSwitcher({ current, all }: WorkspaceSwitcherProps) {
  const path = (workspace: WorkspaceLink) => `/workspaces/${workspace.workspaceId}`
  return (
    <nav className={classes.place} aria-label="Workspace">
      <PageLink className={classes.placeName} href={path(current)} dir="auto">
        {current.name}
      </PageLink>
      {all.length > 1 && (
        <>
          <button type="button" className={classes.switch} popoverTarget="workspace-menu" aria-label="Switch workspace">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m5 6.5 3-3 3 3M5 9.5l3 3 3-3" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
          <ul id="workspace-menu" popover="auto" className={`${classes.menu} ${classes.menuStart}`}>
            {all.map((workspace) => (
              <li key={workspace.workspaceId}>
                <PageLink
                  className={classes.menuItem}
                  href={path(workspace)}
                  dir="auto"
                  aria-current={workspace.workspaceId === current.workspaceId ? 'true' : undefined}
                >
                  {workspace.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}
