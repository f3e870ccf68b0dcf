import type { Readable } from 'node:stream'
import type { Ctx, OperatorActor } from '@adcopy/core'
import type { z } from 'zod'
import type { OpsEnv } from './env.ts'

type Shape = Record<string, z.ZodType>
type Values<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> }

/** What a command works with. */
export interface Tools {
  env: OpsEnv
  /** Core, as the operator; opened at the first use. */
  ctx: () => Ctx<OperatorActor>
  /** One line on standard error; the command goes on. */
  warn: (line: string) => void
  stdin: Readable & { isTTY?: boolean }
}

interface Definition<A extends Shape, F extends Shape> {
  /** One or two words. */
  name: string
  /** What stands after the name, as the guide writes it. */
  usage: string
  about: string
  /** Positional arguments in order. */
  args?: A
  /** Flags by name, each with a value. */
  flags?: F
  run: (tools: Tools & { args: Values<A>; flags: Values<F> }) => Promise<object>
}

export interface Command {
  name: string
  usage: string
  about: string
  args: Shape
  flags: Shape
  run: (tools: Tools & { args: Values<Shape>; flags: Values<Shape> }) => Promise<object>
}

/** A command from its schemas: they parse the line, name what is missing, and type what `run` receives. */
export function command<A extends Shape = Shape, F extends Shape = Shape>(definition: Definition<A, F>): Command {
  const { args = {}, flags = {}, run } = definition
  // Parsed by these very schemas before it is called.
  return { ...definition, args, flags, run: run as Command['run'] }
}

/** An answer that is printed and yet ends with 1: something is wrong out there. */
export class Unwell {
  readonly answer: object
  readonly line: string

  constructor(answer: object, line: string) {
    this.answer = answer
    this.line = line
  }
}
