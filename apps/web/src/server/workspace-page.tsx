import 'server-only'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ProblemNotice } from '../components/problem-notice.tsx'
import { answerOf, memberCaller } from './caller.ts'
import { asSent, type Sent } from './sent.ts'
import { requireUser, workspacesOf } from './session.ts'

/** Shows the "not found" page if the workspace does not exist or the signed-in user is not a member. */
export async function loadWorkspace(workspaceId: string) {
  const user = await requireUser()
  const [workspaces, caller] = await Promise.all([workspacesOf(user.id), memberCaller(workspaceId, user.id)])
  const workspace = workspaces.find((other) => other.workspaceId === workspaceId)
  if (workspace === undefined || caller === undefined) notFound()
  return { user, workspace, workspaces, caller }
}

type Loaded = Awaited<ReturnType<typeof loadWorkspace>>

type Search = Record<string, string | string[] | undefined>

interface PageProps<Params> {
  params: Promise<Params & { workspaceId: string }>
  searchParams: Promise<Search>
}

export type PageOf<Params> = Loaded & { params: Params; search: Search }

interface WorkspacePage<Value, Params> {
  load: (page: PageOf<Params>) => Promise<Value>
  /** Renders the loaded value after {@link asSent} has converted it to JSON values, so dates are ISO strings. */
  view: (value: Sent<Value>, page: PageOf<Params>) => ReactNode
}

/**
 * The page requires sign-in and membership of the workspace. The user sees the "not found" page if core refuses `load`
 * with `not_found`, and a message if core refuses it for another reason.
 */
export function workspacePage<Value, Params extends object = object>({ load, view }: WorkspacePage<Value, Params>) {
  return async function Page({ params, searchParams }: PageProps<Params>) {
    const given = await params
    const page = { ...(await loadWorkspace(given.workspaceId)), params: given, search: await searchParams }
    const answer = await answerOf(load(page))
    if (answer.ok) return view(asSent(answer.value), page)
    if (answer.problem === 'not_found') notFound()
    return <ProblemNotice code={answer.problem} eyebrow={page.workspace.name} />
  }
}
