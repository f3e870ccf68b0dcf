import type { Core, Observe, Sessions } from '@adcopy/core'

/**
 * The application and the server that runs it share these services. They are stored globally, because Next's bundle
 * has its own instances of modules.
 */
export interface SharedServices {
  core: Core
  sessions: Promise<Sessions>
  /**
   * Whether pages link to the API's documentation and search engines may index it. False if the database is
   * unavailable.
   */
  documentsArePublic: () => Promise<boolean>
  /** The server that runs the application sets the observer, because that server owns the metrics. */
  observer?: Observe
}

const key = Symbol.for('adcopy.web.services')
const shared = globalThis as { [key]?: SharedServices }

export function sharedServices(): SharedServices | undefined {
  return shared[key]
}

export function shareServices<Services extends SharedServices>(open: () => Services): Services {
  return (shared[key] ??= open()) as Services
}
