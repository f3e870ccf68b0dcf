import { SessionsView } from '../../features/account/sessions-view.tsx'
import { accountPage } from '../../server/account-page.tsx'

export const metadata = { title: 'Sessions and sign-ins' }

export default accountPage({
  load: async ({ caller }) => ({ sessions: await caller.account.sessions(), signIns: await caller.account.signIns() }),
  view: ({ sessions, signIns }) => <SessionsView initial={sessions} initialSignIns={signIns} />,
})
