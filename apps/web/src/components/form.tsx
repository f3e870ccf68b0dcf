'use client'

import { useMounted } from '@mantine/hooks'
import type { FormEvent, ReactNode } from 'react'
import classes from './form.module.css'

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  busy?: boolean
  children: ReactNode
}

/** Disabled until scripts run: the browser would put what was typed in the URL, even passwords and briefs. */
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
