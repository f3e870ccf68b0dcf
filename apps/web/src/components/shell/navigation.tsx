'use client'

import { roles, type Role } from '@adcopy/contract'
import { usePathname } from 'next/navigation'
import { PageLink } from '../page-link.tsx'
import classes from './frame.module.css'
import { navEntries } from './nav-entries.ts'

interface NavigationProps {
  workspaceId: string
  role: Role
  hasDocuments: boolean
}

export function Navigation({ workspaceId, role, hasDocuments }: NavigationProps) {
  const pathname = usePathname()
  const home = `/workspaces/${workspaceId}`
  const isCurrent = (path: string) =>
    path === '' ? pathname === home || pathname.startsWith(`${home}/jobs`) : pathname.startsWith(home + path)
  return (
    <nav aria-label="Pages of this workspace">
      {navEntries
        .filter(({ least }) => roles.indexOf(role) >= roles.indexOf(least))
        .map(({ label, path }) => (
          <PageLink
            key={path}
            href={home + path}
            className={classes.link}
            aria-current={isCurrent(path) ? 'page' : undefined}
          >
            {label}
          </PageLink>
        ))}
      {hasDocuments && (
        <PageLink href="/docs" className={classes.link}>
          API documents
        </PageLink>
      )}
    </nav>
  )
}
