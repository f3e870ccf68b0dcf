import type { Backend } from './backend.ts'
import { createComposer } from './composer/composer.ts'
import type { BackendSettings } from './providers/settings.ts'

/** The backend that these settings choose. The providers' libraries are loaded only where one is chosen. */
export async function createBackend(settings: BackendSettings): Promise<Backend> {
  if (settings.name === 'composer') return createComposer()
  const { createProviderBackend } = await import('./providers/provider-backend.ts')
  return createProviderBackend(settings)
}
