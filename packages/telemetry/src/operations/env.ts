import { z } from 'zod'

/** The variables of the operations port, for the environment of every process that has one. */
export const operationsVariables = {
  /** Where `/healthz`, `/readyz` and `/metrics` are served; unset, they are not. 0 takes any free port. */
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
}
