import { schemaResolver } from '@mantine/form'
import { config } from 'zod'

// Zod tries eval when a schema is built, but the content security policy blocks eval. Import this file before the
// contract, so that Zod is configured before any schema is built.
config({ jitless: true })

export const checkValues: typeof schemaResolver = schemaResolver
