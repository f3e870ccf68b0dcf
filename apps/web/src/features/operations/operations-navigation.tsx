'use client'

import { usePathname } from 'next/navigation'
import { PageLink } from '../../components/page-link.tsx'
import classes from '../../components/shell/frame.module.css'

const entries = [
  { label: 'Workspaces', path: '/operations' },
  { label: 'Jobs', path: '/operations/jobs' },
  { label: 'Enablement', path: '/operations/enablement' },
  { label: 'Audit trail', path: '/operations/audit' },
  { label: 'Health', path: '/operations/health' },
] as const

export function OperationsNavigation() {
  const pathname = usePathname()
  return (
    <nav aria-label="Pages of the operations area">
      {entries.map(({ label, path }) => (
        <PageLink key={path} href={path} className={classes.link} aria-current={pathname === path ? 'page' : undefined}>
          {label}
        </PageLink>
      ))}
    </nav>
  )
}
