import 'server-only'
import { createAppCaller, Problem, type RouterContext } from '@adcopy/core'
import { isId, type ProblemCode } from '@adcopy/contract'
import { services } from './services.ts'

export async function memberContext(workspaceId: string, userId: string): Promise<RouterContext | undefined> {
  const { core } = services()
  const actor = isId('workspace', workspaceId) ? await core.findMember(workspaceId, userId) : undefined
  return actor === undefined ? undefined : { ...core.as(actor), reply: {} }
}

export async function memberCaller(workspaceId: string, userId: string) {
  const context = await memberContext(workspaceId, userId)
  return context === undefined ? undefined : createAppCaller(context)
}

export function accountCaller({ id: userId, sessionId }: { id: string; sessionId: string }) {
  return createAppCaller({ ...services().core.as({ kind: 'user', userId, sessionId }), reply: {} })
}

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: ProblemCode }

export async function answerOf<T>(call: Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof Problem) return { ok: false, problem: cause.code }
    throw error
  }
}
