import type { Core, Sessions } from '@adcopy/core'

/** What the application shares with the server around it. Next's bundle has modules of its own, so it is kept globally. */
export interface SharedServices {
  core: Core
  sessions: Sessions
}

const key = Symbol.for('adcopy.web.services')
const shared = globalThis as { [key]?: SharedServices }

export function sharedServices(): SharedServices | undefined {
  return shared[key]
}

/** The services of this process; the first caller opens them. */
export function shareServices<Services extends SharedServices>(open: () => Services): Services {
  return (shared[key] ??= open()) as Services
}
