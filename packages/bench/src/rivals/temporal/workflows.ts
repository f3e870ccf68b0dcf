import { proxyActivities } from '@temporalio/workflow'

const { nothing } = proxyActivities<{ nothing(id: string): Promise<string> }>({ startToCloseTimeout: '1 minute' })

export async function bare(id: string): Promise<string> {
  return nothing(id)
}
