import { logLevels, operationsVariables } from '@adcopy/telemetry'
import { z } from 'zod'

/** The variables of the server around the application. */
export const serverVariables = {
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  ...operationsVariables,
  /** How long requests are still taken after `/readyz` turned: as long as a load balancer takes to notice. */
  DRAIN_DELAY_SECONDS: z.coerce.number().min(0).max(600).default(0),
}
