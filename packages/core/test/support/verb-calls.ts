import { verbs, type Ctx } from '@adcopy/core'

type Call = (call: { ctx: Ctx; input: unknown }) => Promise<unknown>

export type Verb = keyof {
  [Name in keyof typeof verbs as (typeof verbs)[Name] extends (...args: never[]) => unknown ? Name : never]: true
}

export type Input<V extends Verb> = (typeof verbs)[V] extends (call: infer C extends { input: unknown }) => unknown
  ? C['input']
  : never

/** Calls a verb as any actor, including one that the type of the verb excludes. */
export const callVerb = (name: string, ctx: Ctx, input: unknown): Promise<unknown> =>
  (verbs as Record<string, Call>)[name]!({ ctx, input })
