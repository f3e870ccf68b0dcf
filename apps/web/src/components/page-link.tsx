'use client'

import Link, { useLinkStatus } from 'next/link'
import { useEffect, useSyncExternalStore, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import classes from './page-link.module.css'

/** A skeleton appears only if a page takes longer than this to load. */
const patienceMs = 200

let loading = 0
const watchers = new Set<() => void>()

function change(by: number): void {
  loading += by
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** A link that loads its page only when it is followed, because the server would render each prefetched page. */
export function PageLink({ children, ...link }: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return (
    <Link prefetch={false} onClick={closePopover} {...link}>
      {children}
      <Pending />
    </Link>
  )
}

/** Next keeps a layout that both pages share. A popover in it would stay open over the next page. */
function closePopover({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover()
}

function Pending() {
  const { pending } = useLinkStatus()
  useEffect(() => {
    if (!pending) return
    let shown = 0
    const timer = setTimeout(() => change((shown = 1)), patienceMs)
    return () => {
      clearTimeout(timer)
      if (shown > 0) change(-shown)
    }
  }, [pending])
  return null
}

export function PageArea({ children }: { children: ReactNode }) {
  const isLoading = useSyncExternalStore(watch, () => loading > 0, () => false) // prettier-ignore
  return (
    <>
      <div className={classes.page} hidden={isLoading}>
        {children}
      </div>
      <output className={isLoading ? classes.skeleton : undefined}>
        {isLoading && (
          <>
            Loading the page…
            <span className={classes.block} />
            <span className={classes.block} />
            <span className={classes.block} />
          </>
        )}
      </output>
    </>
  )
}
