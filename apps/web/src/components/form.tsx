'use client'

import { useMounted } from '@mantine/hooks'
import type { FormEvent, ReactNode } from 'react'
import classes from './form.module.css'

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  busy?: boolean
  children: ReactNode
}

/**
 * A form that is disabled until scripts run. If it were submitted without scripts, the browser would put the input into
 * the URL, including passwords and briefs.
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
