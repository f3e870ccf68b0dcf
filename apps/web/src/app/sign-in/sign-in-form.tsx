'use client'

import { useActionState, useEffect, useRef } from 'react'
import classes from '../../components/light.module.css'
import { signIn, type SignInState } from './actions.ts'

const untouched: SignInState = { email: '' }

/** The form also works without JavaScript: the browser posts it to the page's URL, and Next runs `signIn`. */
export function SignInForm({ next }: { next: string }) {
  const [state, submit, pending] = useActionState(signIn, untouched)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state.error !== undefined && state.email !== '') password.current?.focus()
  }, [state])
  return (
    <form action={submit} className={classes.stack}>
      <input type="hidden" name="next" value={next} />
      <label className={classes.field}>
        Email
        <input
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={state.email}
          key={state.email}
        />
      </label>
      <label className={classes.field}>
        Password
        <input
          name="password"
          type="password"
          autoComplete="current-password"
          required
          ref={password}
          aria-describedby="sign-in-error"
          aria-invalid={state.error !== undefined}
        />
      </label>
      <p id="sign-in-error" className={classes.error} role="alert">
        {state.error}
      </p>
      <button type="submit" className={classes.primary} disabled={pending}>
        {pending ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  )
}
