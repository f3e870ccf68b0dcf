import { rmSync } from 'node:fs'
import { readJson, writeJson } from './json-file.ts'

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
  operations_urls: { api: string; worker: string }
  temporal_address: string
  temporal_ui_url: string | null
  database_url: string
  owner_database_url: string
  demo: DemoAccess
  pids: Record<ServiceName, number | null>
}

export function writeStackFile(file: string, stack: StackFile): void {
  const { pids, ...places } = stack
  const { postgres, temporal, api, web, worker } = pids
  writeJson(file, { ...places, pids: { postgres, temporal, api, web, worker } })
}

export function readStackFile(file: string): StackFile | undefined {
  return readJson(file) as StackFile | undefined
}

export function removeStackFile(file: string): void {
  rmSync(file, { force: true })
}
