import type { Role } from '@adcopy/contract'

export interface NavEntry {
  label: string
  /** Path under `/workspaces/{id}`; empty for the workspace's first page. */
  path: string
  /** The entry is hidden from members below this role. Core also refuses their requests. */
  least: Role
}

export const navEntries: readonly NavEntry[] = [
  { label: 'Jobs', path: '', least: 'viewer' },
  { label: 'Playground', path: '/playground', least: 'viewer' },
  { label: 'Brand profile', path: '/brand', least: 'viewer' },
  { label: 'Knowledge', path: '/knowledge', least: 'viewer' },
  { label: 'Offers', path: '/offers', least: 'viewer' },
  { label: 'Audience', path: '/audience', least: 'viewer' },
  { label: 'Usage', path: '/usage', least: 'viewer' },
  { label: 'Tokens', path: '/tokens', least: 'admin' },
  { label: 'Members', path: '/members', least: 'viewer' },
  { label: 'Audit trail', path: '/audit', least: 'admin' },
]
