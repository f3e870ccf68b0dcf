import { rmSync } from 'node:fs'
import { layoutOf, type Layout } from './layout.ts'
import { Stack, type StartedStack } from './stack.ts'
import { Steps } from './steps.ts'

export interface DemoStack extends StartedStack {
  layout: Layout
  jobs: number
  stop(): Promise<void>
}

/** The data is in `folder`, which `stop` removes. */
export async function startDemoStack(folder: string): Promise<DemoStack> {
  const layout = { ...layoutOf(folder), root: layoutOf().root }
  const stack = new Stack(layout, new Steps(() => undefined))
  const stop = async () => {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const started = await stack.start()
    await started.startWeb()
    await started.demo.knowledgeRead(30_000)
    const jobs = await started.demo.addHistory(started)
    await started.demo.close()
    return { ...started, layout, jobs, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
