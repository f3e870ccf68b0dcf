import type { Backend } from './backend.ts'
import { createComposer } from './composer/composer.ts'
import type { Judge } from './providers/judge.ts'
import type { BackendSettings, ProviderSettings } from './providers/settings.ts'

/** The backend that these settings choose. The providers' libraries are loaded only where one is chosen. */
export async function createBackend(settings: BackendSettings): Promise<Backend> {
  if (settings.name === 'composer') return createComposer()
  const { createProviderBackend } = await import('./providers/provider-backend.ts')
  return createProviderBackend(settings)
}

/** A judge of copy, for evaluations alone: the model of these settings. */
export async function createModelJudge(settings: ProviderSettings): Promise<Judge> {
  const { createJudge } = await import('./providers/judge.ts')
  return createJudge(settings)
}
