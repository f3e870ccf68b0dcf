import 'server-only'
import { createCore, createDevices, parseEnvironment, verbs, type Devices, type Environment } from '@adcopy/core'
import { createCheckEdit } from './check-edit.ts'
import { clientAddressHeader } from './client-address.ts'
import { shareServices, sharedServices, type SharedServices } from './shared-services.ts'

export interface Services extends SharedServices {
  env: Environment<'web'>
  devices: Devices
}

/** The first call creates the services. The first query connects to the database. */
export function services(): Services {
  return shareServices(open)
}

function open(): Services {
  const env = parseEnvironment('web', process.env)
  const core = createCore({
    database: { url: env.DATABASE_URL },
    fingerprintKeys: env.FINGERPRINT_KEYS,
    settings: {
      webOrigin: env.WEB_ORIGIN,
      publicApiEnabled: env.PUBLIC_API_ENABLED,
      jobDeadlineSeconds: env.JOB_DEADLINE_SECONDS,
      knowledgeFilesMax: env.KNOWLEDGE_FILES_MAX,
      knowledgeBytesMax: env.KNOWLEDGE_BYTES_MAX,
    },
    checkEdit: createCheckEdit(),
    observe: (event) => sharedServices()?.observer?.(event),
  })
  const { BETTER_AUTH_SECRET: secret, WEB_ORIGIN: webOrigin } = env
  const sessions = core.createSessions({ secret, webOrigin, clientAddressHeader })
  const documentsArePublic = () =>
    verbs.areDocumentsPublic({ ctx: core.as({ kind: 'visitor' }), input: {} }).catch(() => false)
  return { env, core, sessions, devices: createDevices(secret), documentsArePublic }
}
