import { z } from 'zod'

/** The variables of the operations port, shared by every process that has one. */
export const operationsVariables = {
  /** The port of `/healthz`, `/readyz` and `/metrics`; unset, they are not served. 0 takes any free port. */
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
}
