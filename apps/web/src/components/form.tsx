'use client'

import { useMounted } from '@mantine/hooks'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import classes from './form.module.css'

/** Mantine's password input has no `aria-invalid`. */
const invalidInput = ':is(input, select, textarea):is([aria-invalid=true], [data-invalid])'

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  busy?: boolean
  children: ReactNode
}

/**
 * Disabled while `busy`, which makes the browser remove the focus. Afterwards, the first invalid field gets the focus. If
 * all fields are valid, the element that submitted the form gets it back.
 *
 * The form is also disabled until scripts run. Without scripts, submitting it would put its input into the URL, including
 * passwords and briefs.
 */
export function Form({ onSubmit, busy = false, children }: FormProps) {
  const mounted = useMounted()
  const form = useRef<HTMLFormElement>(null)
  const sender = useRef<Element>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    const isDone = wasBusy.current && !busy
    wasBusy.current = busy
    if (!isDone) return
    const invalid = form.current?.querySelector<HTMLElement>(invalidInput)
    if (invalid) invalid.focus()
    else if (document.activeElement === document.body && sender.current instanceof HTMLElement)
      sender.current.focus({ preventScroll: true })
  }, [busy])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        sender.current = document.activeElement
        onSubmit(event)
      }}
    >
      <fieldset className={classes.fields} disabled={!mounted || busy}>
        {children}
      </fieldset>
    </form>
  )
}
