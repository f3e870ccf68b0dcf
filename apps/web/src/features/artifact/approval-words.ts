import type { ApprovalState } from '@adcopy/contract'

export const approvalWords = {
  draft: { label: 'Draft', color: 'gray' },
  in_review: { label: 'In review', color: 'orange' },
  approved: { label: 'Approved', color: 'green' },
} as const satisfies Record<ApprovalState, { label: string; color: string }>
