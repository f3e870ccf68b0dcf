import { schemaResolver } from '@mantine/form'
import { config } from 'zod'

// Zod tries eval when a schema is built, which the content security policy blocks: import this file before the contract.
config({ jitless: true })

export const checkValues: typeof schemaResolver = schemaResolver
