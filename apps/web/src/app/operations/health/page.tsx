import { HealthView } from '../../../features/operations/health-view.tsx'
import { accountPage } from '../../../server/account-page.tsx'

export const metadata = { title: 'Health · Operations' }

export default accountPage({
  load: async ({ caller: { operations } }) => ({
    health: await operations.health(),
    operators: await operations.operators(),
  }),
  view: (loaded) => <HealthView {...loaded} />,
})
