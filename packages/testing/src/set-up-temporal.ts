import { startTemporal } from '@adcopy/local-stack'
import type { TestProject } from 'vitest/node'

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const temporal = await startTemporal()
  project.provide('temporalAddress', temporal.address)
  project.provide('temporalUiUrl', temporal.uiUrl)
  return () => temporal.stop()
}
