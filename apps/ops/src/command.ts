import type { Readable } from 'node:stream'
import type { CoreOptions, Ctx, OperatorActor } from '@adcopy/core'
import type { z } from 'zod'
import type { OpsEnv } from './env.ts'

type Shape = Record<string, z.ZodType>
type Values<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> }

export interface Tools {
  env: OpsEnv
  /** The first call opens core with `settings`, which later calls ignore. */
  ctx: (settings?: CoreOptions['settings']) => Ctx<OperatorActor>
  warn: (line: string) => void
  stdin: Readable & { isTTY?: boolean }
}

interface Definition<A extends Shape, F extends Shape, R extends object | void> {
  name: string
  about: string
  args?: A
  flags?: F
  /** A command without a result prints an empty object. */
  run: (tools: Tools & { args: Values<A>; flags: Values<F> }) => Promise<R>
  /** A sentence that states what the result means. The sentence is the first line of the human-readable output. */
  verdict?: (result: R) => string
  /** Fields that the verdict contains. The human-readable output does not repeat them. */
  inVerdict?: readonly string[]
  /** Completes "or has no …" in the message for `not_found`, for example `brand profile`. */
  lacks?: string
  /** Columns of the human-readable table; all if absent. `--json` always prints all. */
  columns?: readonly string[]
  /** Returns why the command ends with status 1; undefined if it ends with status 0. */
  fault?: (result: R) => string | undefined
}

export interface Command {
  name: string
  about: string
  args: Shape
  flags: Shape
  run: (tools: Tools & { args: Values<Shape>; flags: Values<Shape> }) => Promise<object | void>
  verdict?: (result: object) => string
  inVerdict?: readonly string[]
  lacks?: string
  columns?: readonly string[]
  fault?: (result: object) => string | undefined
}

export function command<A extends Shape = Shape, F extends Shape = Shape, R extends object | void = object>(
  definition: Definition<A, F, R>,
): Command {
  // The cast is safe, because `run` receives only values that these schemas have parsed.
  return { args: {}, flags: {}, ...definition } as unknown as Command
}
