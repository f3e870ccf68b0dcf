import { readJson } from './json-file.ts'

/** Services in the order in which they stop: each one stops before the services on which it depends. */
export const serviceNames = ['worker', 'api', 'web', 'temporal', 'postgres'] as const
export type ServiceName = (typeof serviceNames)[number]

export interface DemoAccess {
  workspace_id: string
  token: string
  email: string
  password: string
}

/** Content of `.local/stack.json`. The pid of an external service is null. */
export interface StackFile {
  api_url: string
  web_url: string
  operations_urls: { api: string; web: string; worker: string }
  temporal_address: string
  temporal_ui_url: string | null
  database_url: string
  owner_database_url: string
  demo: DemoAccess
  pids: Record<ServiceName, number | null>
}

export function readStackFile(file: string): StackFile | undefined {
  return readJson(file) as StackFile | undefined
}
