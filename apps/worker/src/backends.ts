import { createComposer, type Backend } from '@adcopy/generation'

const backends = { composer: createComposer } as const satisfies Record<string, () => Backend>

export type BackendName = keyof typeof backends

export const backendNames = Object.keys(backends) as [BackendName, ...BackendName[]]

/** The backend of this name: `GENERATION_BACKEND`. */
export function createBackend(name: BackendName): Backend {
  return backends[name]()
}
