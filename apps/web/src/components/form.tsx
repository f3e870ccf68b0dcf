'use client'

import { useMounted } from '@mantine/hooks'
import type { FormEvent, ReactNode } from 'react'
import classes from './form.module.css'

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** True while what was submitted is under way. */
  busy?: boolean
  children: ReactNode
}

/**
 * A form that scripts submit. Until they run it takes no input: what was typed would be lost, and the browser would put it in the
 * address, passwords and briefs too.
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
