import { redirect } from 'next/navigation'
import { Frame } from '../../components/frame.tsx'
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
      <section className="sign-in">
        <h1>Sign in</h1>
        {next.startsWith('/artifacts/') && <p className="muted">Then the copy you were sent opens.</p>}
        <SignInForm next={next} />
        <p className="sign-in-help">
          No account, or no password? An administrator of your workspace can ask for one to be set up.
        </p>
      </section>
    </Frame>
  )
}
