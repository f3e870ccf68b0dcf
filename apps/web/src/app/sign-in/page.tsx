import { redirect } from 'next/navigation'
import classes from '../../components/light.module.css'
import { Frame } from '../../components/shell/frame.tsx'
import { safePath } from '../../server/safe-path.ts'
import { currentUser } from '../../server/session.ts'
import { SignInForm } from './sign-in-form.tsx'

export const metadata = { title: 'Sign in' }

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ next?: string | string[] }> }) {
  const next = safePath((await searchParams).next)
  const user = await currentUser()
  if (user !== undefined) redirect(next)
  return (
    <Frame>
      <section className={`${classes.stack} ${classes.card} ${classes.narrow}`}>
        <h1>Sign in</h1>
        {next.startsWith('/artifacts/') && <p className={classes.dimmed}>Then the copy you were sent opens.</p>}
        <SignInForm next={next} />
        <p className={`${classes.dimmed} ${classes.small}`}>
          No account, or no password? Ask an admin of your workspace for an invitation link or for a link to a new
          password.
        </p>
      </section>
    </Frame>
  )
}
