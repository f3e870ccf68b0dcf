import { z } from 'zod'

/**
 * Items with `by: 'machine'` are checked automatically. An operator ticks the other items; `documents_public` can only
 * be ticked last. Source: D-DOCS.
 */
export const enablementItems = {
  switch_on: { by: 'machine', label: 'Creating jobs is switched on' },
  workspace_enabled: { by: 'machine', label: 'A workspace has public access and an allocation' },
  token_used: { by: 'machine', label: 'A partner’s token was used' },
  job_succeeded: { by: 'machine', label: 'A job succeeded' },
  worker_connected: { by: 'machine', label: 'A worker is connected' },
  log_safe: { by: 'machine', label: 'PostgreSQL’s log cannot hold a brief' },
  https: { by: 'machine', label: 'The web application is served over HTTPS' },
  restore_rehearsed: { by: 'person', label: 'A backup was restored, and the service ran on it' },
  alerts_reach: { by: 'person', label: 'A test alert reached the person on call' },
  load_tested: { by: 'person', label: 'The expected load was run against this installation' },
  documents_read: { by: 'person', label: 'A partner’s engineer made a job from the documents alone' },
  terms_agreed: { by: 'person', label: 'Terms, privacy and support contact are agreed' },
  documents_public: { by: 'person', label: 'The documents of the API are shown in public' },
} as const satisfies Record<string, { by: 'machine' | 'person'; label: string }>

export type EnablementItem = keyof typeof enablementItems

export const personItemSchema = z.enum([
  'restore_rehearsed',
  'alerts_reach',
  'load_tested',
  'documents_read',
  'terms_agreed',
  'documents_public',
] satisfies EnablementItem[])

export type PersonItem = z.infer<typeof personItemSchema>
