import Link from 'next/link'
import { redirect } from 'next/navigation'
import { AccountMenu } from '../components/account-menu.tsx'
import { Frame } from '../components/frame.tsx'
import { Notice } from '../components/notice.tsx'
import { labelOf } from '../components/words.ts'
import { requireUser, workspacesOf } from '../server/session.ts'

export const metadata = { title: 'Workspaces' }

export default async function Home() {
  const user = await requireUser('/')
  const workspaces = await workspacesOf(user.id)
  const [first, second] = workspaces
  if (first !== undefined && second === undefined) redirect(`/workspaces/${first.workspaceId}`)
  return (
    <Frame account={<AccountMenu user={user} />} width="reading">
      {first === undefined ? (
        <Notice title="You are in no workspace yet">
          <p>
            Ask an administrator to add <strong>{user.email}</strong> to a workspace, then open this page again.
          </p>
        </Notice>
      ) : (
        <>
          <h1>Your workspaces</h1>
          <ul className="row-list">
            {workspaces.map(({ workspaceId, name, role }) => (
              <li key={workspaceId} className="row">
                <Link className="row-link" href={`/workspaces/${workspaceId}`}>
                  {name}
                </Link>
                <span className="row-aside">{labelOf(role)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Frame>
  )
}
