import Link from 'next/link'
import type { ReactNode } from 'react'
import { productName } from '../product.ts'
import { Mark } from './mark.tsx'

interface FrameProps {
  children: ReactNode
  /** Beside the product's name: where in the application this page is. */
  place?: ReactNode
  /** At the far end of the bar: whose session this is. */
  account?: ReactNode
  width?: 'page' | 'reading'
}

/** The bar and the landmarks around every page, error pages included. Holds no data of its own. */
export function Frame({ children, place, account, width = 'page' }: FrameProps) {
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="top-bar">
        <Link className="brand" href="/">
          <Mark />
          <span>{productName}</span>
        </Link>
        {place}
        <div className="top-bar-end">{account}</div>
      </header>
      <main id="main" tabIndex={-1} className={`main main-${width}`}>
        {children}
      </main>
    </div>
  )
}
