import type { ReactNode } from 'react'

/** A page's worth of one message: what happened, and what can be done. */
export function Notice({ eyebrow, title, children }: { eyebrow?: string; title: string; children: ReactNode }) {
  return (
    <section className="notice">
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      {children}
    </section>
  )
}
