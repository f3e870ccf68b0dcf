import type { ReactNode } from 'react'
import { PageArea, PageLink } from '../page-link.tsx'
import { productName } from '../../product.ts'
import classes from './frame.module.css'
import { Mark } from './mark.tsx'

interface FrameProps {
  children: ReactNode
  place?: ReactNode
  account?: ReactNode
  /** On phones, a button in the header opens the navigation. */
  navigation?: ReactNode
}

/** The frame needs no script, so that the sign-in page and the artifact page stay small. */
export function Frame({ children, place, account, navigation }: FrameProps) {
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <header className={classes.header}>
        {navigation !== undefined && (
          <button type="button" className={classes.burger} popoverTarget="navigation" aria-label="Navigation">
            <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
              <path d="M2 4h12M2 8h12M2 12h12" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        )}
        <PageLink className={classes.brand} href="/">
          <Mark />
          <span className={place === undefined ? undefined : classes.brandName}>{productName}</span>
        </PageLink>
        {place}
        <div className={classes.end}>{account}</div>
      </header>
      <div className={classes.body}>
        {navigation !== undefined && (
          <div id="navigation" popover="auto" className={classes.navigation}>
            {navigation}
          </div>
        )}
        <main id="main" tabIndex={-1} className={classes.main}>
          <PageArea>{children}</PageArea>
        </main>
      </div>
    </div>
  )
}
