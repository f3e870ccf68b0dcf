import { SessionsView } from '../../features/account/sessions-view.tsx'
import { accountPage } from '../../server/account-page.tsx'

export const metadata = { title: 'Sessions and password' }

export default accountPage({
  load: async ({ caller, user }) => ({
    email: user.email,
    initial: await caller.account.sessions(),
    initialSignIns: await caller.account.signIns(),
  }),
  view: (props) => <SessionsView {...props} />,
})
