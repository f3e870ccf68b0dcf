import 'server-only'
import { verbs } from '@adcopy/core'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { signInPath } from './safe-path.ts'
import { services } from './services.ts'

/** `proxy.ts` sets this header on every request for a page, replacing any value from the client. */
const pathHeader = 'x-path'

export interface User {
  id: string
  name: string
  email: string
  sessionId: string
}

/** The look-up runs once per request, and without a session cookie it does not query the database. */
export const currentUser = cache(async (): Promise<User | undefined> => sessionUser(await headers()))

export async function sessionUser(requestHeaders: Headers): Promise<User | undefined> {
  const session = await (await services().sessions).api.getSession({ headers: requestHeaders })
  if (session === null) return undefined
  const { id, name, email } = session.user
  return { id, name, email, sessionId: session.session.id }
}

/** The caller must clear the session cookie. */
export async function endCurrentSession(requestHeaders: Headers): Promise<void> {
  const user = await sessionUser(requestHeaders)
  if (user === undefined) return
  const { id: userId, sessionId } = user
  const ctx = services().core.as({ kind: 'user', userId, sessionId })
  await verbs.endSession({ ctx, input: { sessionId } })
}

/** A visitor without a session is redirected to sign-in, which leads back to the requested page. */
export async function requireUser(): Promise<User> {
  const user = await currentUser()
  if (user !== undefined) return user
  redirect(signInPath((await headers()).get(pathHeader) ?? '/'))
}

export interface WorkspaceLink {
  workspaceId: string
  name: string
}

export const workspacesOf = cache((userId: string) => {
  const { core } = services()
  return verbs.listMemberships({ ctx: core.as({ kind: 'system' }), input: { userId } })
})

export const isOperator = cache(async (userId: string) => {
  return (await services().core.findOperator(userId)) !== undefined
})
