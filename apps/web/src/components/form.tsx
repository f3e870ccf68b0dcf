'use client'

import { useMounted } from '@mantine/hooks'
import type { FormEvent, ReactNode } from 'react'
import classes from './form.module.css'

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** True while the submitted form is being processed. */
  busy?: boolean
  children: ReactNode
}

/**
 * A form that scripts submit. It is disabled until they run: what was typed would be lost, and the browser would put it in
 * the URL, even passwords and briefs.
 */
export function Form({ onSubmit, busy = false, children }: FormProps) {
  const mounted = useMounted()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
    >
      <fieldset className={classes.fields} disabled={!mounted || busy}>
        {children}
      </fieldset>
    </form>
  )
}
