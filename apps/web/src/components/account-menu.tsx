import type { User } from '../server/session.ts'
import { signOut } from '../app/sign-in/actions.ts'

/** Whose session this is, and the way out of it. A native popover: it needs no script and closes with Escape. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <>
      <button
        type="button"
        className="avatar-button"
        popoverTarget="account-menu"
        aria-label={`Account menu of ${user.email}`}
      >
        <span aria-hidden="true">{initialOf(user.name || user.email)}</span>
      </button>
      <div id="account-menu" popover="auto" className="menu menu-end">
        <p className="menu-label">
          Signed in as <strong>{user.email}</strong>
        </p>
        <form action={signOut}>
          <button type="submit" className="menu-item">
            Sign out
          </button>
        </form>
      </div>
    </>
  )
}

function initialOf(name: string): string {
  const [first = ''] = Array.from(name.trim())
  return first.toLocaleUpperCase('en')
}
