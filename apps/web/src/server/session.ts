import 'server-only'
import { verbs } from '@adcopy/core'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { signInPath } from './safe-path.ts'
import { services } from './services.ts'

export interface User {
  id: string
  name: string
  email: string
}

/** Who is signed in, looked up once per request. Without a session cookie the database is not asked. */
export const currentUser = cache(async (): Promise<User | undefined> => sessionUser(await headers()))

export async function sessionUser(requestHeaders: Headers): Promise<User | undefined> {
  const session = await services().sessions.api.getSession({ headers: requestHeaders })
  if (session === null) return undefined
  const { id, name, email } = session.user
  return { id, name, email }
}

/** Who is signed in; whoever is not goes to sign in first and comes back to `path`. */
export async function requireUser(path: string): Promise<User> {
  return (await currentUser()) ?? redirect(signInPath(path))
}

export interface WorkspaceLink {
  workspaceId: string
  name: string
}

/** The workspaces of a user, looked up once per request. */
export const workspacesOf = cache((userId: string) => {
  const { core } = services()
  return verbs.listMemberships({ ctx: core.as({ kind: 'system' }), input: { userId } })
})
