'use client'

import { useActionState, useEffect, useRef } from 'react'
import { signIn, type SignInState } from './actions.ts'

const untouched: SignInState = { email: '' }

/** Works without JavaScript too: the form then posts to its own page. */
export function SignInForm({ next }: { next: string }) {
  const [state, submit, pending] = useActionState(signIn, untouched)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state.error !== undefined && state.email !== '') password.current?.focus()
  }, [state])
  return (
    <form action={submit} className="form">
      <input type="hidden" name="next" value={next} />
      <div className="field">
        <label htmlFor="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={state.email}
          key={state.email}
        />
      </div>
      <div className="field">
        <label htmlFor="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          ref={password}
          aria-describedby="sign-in-error"
          aria-invalid={state.error !== undefined}
        />
      </div>
      <p id="sign-in-error" className="form-error" role="alert">
        {state.error}
      </p>
      <button type="submit" className="button button-primary" disabled={pending}>
        {pending ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  )
}
