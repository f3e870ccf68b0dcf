import type { ReactNode } from 'react'
import classes from './light.module.css'

export function Notice({ eyebrow, title, children }: { eyebrow?: string; title: string; children: ReactNode }) {
  return (
    <section className={`${classes.stack} ${classes.reading}`}>
      {eyebrow !== undefined && (
        <p className={classes.dimmed} dir="auto">
          {eyebrow}
        </p>
      )}
      <h1>{title}</h1>
      {children}
    </section>
  )
}
