'use client'

import { roles, type Role } from '@adcopy/contract'
import Link, { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import classes from './frame.module.css'
import { navEntries } from './nav-entries.ts'

/** The pages of a workspace that a role can use. */
export function Navigation({ workspaceId, role }: { workspaceId: string; role: Role }) {
  const pathname = usePathname()
  const home = `/workspaces/${workspaceId}`
  const isCurrent = (path: string) =>
    path === '' ? pathname === home || pathname.startsWith(`${home}/jobs`) : pathname.startsWith(home + path)
  return (
    <nav aria-label="Pages of this workspace">
      {navEntries
        .filter(({ least }) => roles.indexOf(role) >= roles.indexOf(least))
        .map(({ label, path }) => (
          <Link
            key={path}
            href={home + path}
            className={classes.link}
            onClick={closeOnPhone}
            aria-current={isCurrent(path) ? 'page' : undefined}
          >
            <Label text={label} />
          </Link>
        ))}
    </nav>
  )
}

/** Says when the page of its link is loading. */
function Label({ text }: { text: string }) {
  const { pending } = useLinkStatus()
  return <span aria-busy={pending}>{pending ? `${text} …` : text}</span>
}

function closeOnPhone(): void {
  const popover = document.getElementById('navigation')
  if (popover?.matches(':popover-open') === true) popover.hidePopover()
}
