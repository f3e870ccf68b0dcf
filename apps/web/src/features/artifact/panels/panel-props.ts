import type { Role } from '@adcopy/contract'
import type { Outputs } from '../../../components/trpc.ts'
import type { Sentence } from '../sentences.tsx'

export type PanelName = 'edit' | 'approval' | 'comments' | 'share' | 'export'

export interface WorkbenchProps {
  workspaceId: string
  role: Role
  userId: string
  artifact: Outputs['artifacts']['read']
  number: number
  sentences: readonly Sentence[]
}

export interface PanelProps extends WorkbenchProps {
  name: PanelName
  close: () => void
}

/** `artifact` may be newer than the rendered page, because an open panel refetches it. */
export interface OpenPanelProps extends Omit<PanelProps, 'name'> {
  renew: () => Promise<WorkbenchProps['artifact'] | undefined>
}
