import { redirect } from 'next/navigation'
import classes from '../components/light.module.css'
import { Notice } from '../components/notice.tsx'
import { PageLink } from '../components/page-link.tsx'
import { AccountMenu } from '../components/shell/account-menu.tsx'
import { Frame } from '../components/shell/frame.tsx'
import { labelOf } from '../components/words.ts'
import { isOperator, requireUser, workspacesOf } from '../server/session.ts'

export const metadata = { title: 'Workspaces' }

export default async function Home() {
  const user = await requireUser()
  const workspaces = await workspacesOf(user.id)
  const [first, second] = workspaces
  if (first !== undefined && second === undefined) redirect(`/workspaces/${first.workspaceId}`)
  return (
    <Frame account={<AccountMenu user={user} />}>
      {first === undefined ? (
        <Notice title="You are in no workspace yet">
          <p>
            Ask an administrator to add <strong>{user.email}</strong> to a workspace, then open this page again.
          </p>
          {(await isOperator(user.id)) && (
            <PageLink className={classes.button} href="/operations">
              Open the operations area
            </PageLink>
          )}
        </Notice>
      ) : (
        <div className={`${classes.stack} ${classes.reading}`}>
          <h1>Your workspaces</h1>
          <ul className={classes.stack}>
            {workspaces.map(({ workspaceId, name, role }) => (
              <li key={workspaceId} className={`${classes.card} ${classes.row}`}>
                <PageLink className={classes.link} href={`/workspaces/${workspaceId}`} dir="auto">
                  {name}
                </PageLink>
                <span className={classes.dimmed}>{labelOf(role)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Frame>
  )
}
