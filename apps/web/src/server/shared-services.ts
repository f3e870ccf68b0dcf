import type { Core, Observe, Sessions } from '@adcopy/core'

/** What the application shares with the server around it. Next's bundle has modules of its own, so it is kept globally. */
export interface SharedServices {
  core: Core
  sessions: Sessions
  /** Whether the API's documents are linked, and open to search engines; false without a database. */
  documentsArePublic: () => Promise<boolean>
}

const key = Symbol.for('adcopy.web.services')
const observerKey = Symbol.for('adcopy.web.observer')
const shared = globalThis as { [key]?: SharedServices; [observerKey]?: Observe }

export function sharedServices(): SharedServices | undefined {
  return shared[key]
}

/** The services of this process; the first caller opens them. */
export function shareServices<Services extends SharedServices>(open: () => Services): Services {
  return (shared[key] ??= open()) as Services
}

/** Counts what core reports, from now on: the server around the application has the metrics. */
export function setObserver(observe: Observe): void {
  shared[observerKey] = observe
}

/** What core reports goes to the observer, once there is one. */
export const observeShared: Observe = (event) => shared[observerKey]?.(event)
