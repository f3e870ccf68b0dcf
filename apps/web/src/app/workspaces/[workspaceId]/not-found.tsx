import { NotFoundNotice } from '../../../components/not-found-notice.tsx'

export default function WorkspaceNotFound() {
  return <NotFoundNotice />
}
