import { proxyActivities } from '@temporalio/workflow'

interface Activities {
  load(id: string): Promise<object>
  generate(request: object): Promise<object>
  write(id: string, copy: object): Promise<void>
}

const { load, generate, write } = proxyActivities<Activities>({ startToCloseTimeout: '1 minute' })

export async function generateCopy(id: string): Promise<void> {
  await write(id, await generate(await load(id)))
}
