import { notFound } from 'next/navigation'
import { AvatarView } from '../../../../../../features/audience/avatar-view.tsx'
import { workspacePage, type PageOf } from '../../../../../../server/workspace-page.tsx'

export const metadata = { title: 'Avatar' }

export default workspacePage({
  load: async ({ caller }: PageOf<{ avatarId: string }>) => {
    const [avatars, meter] = await Promise.all([caller.avatars.list(), caller.brand.meter()])
    return { avatars, meter }
  },
  view: ({ avatars, meter }, { workspace: { workspaceId, role }, params: { avatarId } }) => {
    const id = avatarId === 'new' ? null : avatarId
    if (id !== null && !avatars.some(({ avatar_id }) => avatar_id === id)) notFound()
    const initial = { avatars, meter }
    return <AvatarView workspaceId={workspaceId} avatarId={id} initial={initial} canEdit={role !== 'viewer'} />
  },
})
