import { TokensView } from '../../../../features/tokens/tokens-view.tsx'
import { services } from '../../../../server/services.ts'
import { workspacePage } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Tokens' }

export default workspacePage({
  load: async ({ caller }) => ({ tokens: await caller.tokens.list(), members: await caller.members.list() }),
  view: ({ tokens, members }) => (
    <TokensView initial={tokens} initialMembers={members} apiOrigin={services().env.API_ORIGIN} />
  ),
})
