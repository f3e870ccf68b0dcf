import type { Readable } from 'node:stream'
import type { Ctx, OperatorActor } from '@adcopy/core'
import type { z } from 'zod'
import type { OpsEnv } from './env.ts'

type Shape = Record<string, z.ZodType>
type Values<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> }

/** The arguments of a command's `run`. */
export interface Tools {
  env: OpsEnv
  /** Core with the operator as actor; opened at first use, with the origin for its links. */
  ctx: (settings?: { webOrigin?: string }) => Ctx<OperatorActor>
  /** Writes one line to standard error; the command goes on. */
  warn: (line: string) => void
  stdin: Readable & { isTTY?: boolean }
}

interface Definition<A extends Shape, F extends Shape, R extends object> {
  /** One or two words, such as `workspace show`. */
  name: string
  about: string
  /** Positional arguments in order. */
  args?: A
  /** Flags by name, each with a value. */
  flags?: F
  run: (tools: Tools & { args: Values<A>; flags: Values<F> }) => Promise<R>
  /** The first line for people: what the result means. */
  verdict?: (result: R) => string
  /** One line that says why the command ends with status 1; undefined if it does not. */
  fault?: (result: R) => string | undefined
}

export interface Command {
  name: string
  about: string
  args: Shape
  flags: Shape
  run: (tools: Tools & { args: Values<Shape>; flags: Values<Shape> }) => Promise<object>
  verdict?: (result: object) => string
  fault?: (result: object) => string | undefined
}

/** Declares a command. Its schemas parse the line and give `run` its types. */
export function command<A extends Shape = Shape, F extends Shape = Shape, R extends object = object>(
  definition: Definition<A, F, R>,
): Command {
  // `run` gets values that these schemas have parsed.
  return { args: {}, flags: {}, ...definition } as unknown as Command
}
