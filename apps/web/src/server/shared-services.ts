import type { Core, Observe, Sessions } from '@adcopy/core'

/** What the application shares with the server that runs it. Stored globally, because Next's bundle has separate modules. */
export interface SharedServices {
  core: Core
  sessions: Promise<Sessions>
  /** Whether the API's documents are linked, and open to search engines; false without a database. */
  documentsArePublic: () => Promise<boolean>
}

const key = Symbol.for('adcopy.web.services')
const observerKey = Symbol.for('adcopy.web.observer')
const shared = globalThis as { [key]?: SharedServices; [observerKey]?: Observe }

export function sharedServices(): SharedServices | undefined {
  return shared[key]
}

export function shareServices<Services extends SharedServices>(open: () => Services): Services {
  return (shared[key] ??= open()) as Services
}

/** Sets the observer of core's events: the metrics are in the server that runs the application. */
export function setObserver(observe: Observe): void {
  shared[observerKey] = observe
}

/** Passes core's events to the observer, once one is set. */
export const observeShared: Observe = (event) => shared[observerKey]?.(event)
