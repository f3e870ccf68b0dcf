import { PageLink } from '../page-link.tsx'
import { signOut } from '../../app/sign-in/actions.ts'
import { isOperator, type User } from '../../server/session.ts'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import classes from './frame.module.css'

export async function AccountMenu({ user }: { user: User }) {
  const operator = await isOperator(user.id)
  return (
    <>
      <button
        type="button"
        className={classes.account}
        popoverTarget="account-menu"
        aria-label={`Account menu of ${user.email}`}
      >
        <span aria-hidden="true">{initialOf(user.name || user.email)}</span>
      </button>
      <div id="account-menu" popover="auto" className={`${classes.menu} ${classes.menuEnd}`}>
        <p className={classes.menuText}>
          Signed in as <strong>{user.email}</strong>
        </p>
        <ColorSchemeSwitch />
        <PageLink className={classes.menuItem} href="/sessions">
          Sessions and password
        </PageLink>
        {operator && (
          <PageLink className={classes.menuItem} href="/operations">
            Operations
          </PageLink>
        )}
        <form action={signOut} data-leaves>
          <button type="submit" className={classes.menuItem}>
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
