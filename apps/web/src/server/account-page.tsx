import 'server-only'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ProblemNotice } from '../components/problem-notice.tsx'
import { accountCaller, answerOf } from './caller.ts'
import { asSent, type Sent } from './sent.ts'
import { requireUser, type User } from './session.ts'

interface AccountPage<Value> {
  load: (page: { caller: ReturnType<typeof accountCaller>; user: User }) => Promise<Value>
  view: (value: Sent<Value>) => ReactNode
}

/**
 * The page requires sign-in but belongs to no workspace. The user sees the "not found" page if core refuses `load` with
 * `not_found`, and a message if core refuses it for another reason.
 */
export function accountPage<Value>({ load, view }: AccountPage<Value>) {
  return async function Page() {
    const user = await requireUser()
    const answer = await answerOf(load({ caller: accountCaller(user), user }))
    if (answer.ok) return view(asSent(answer.value))
    if (answer.problem === 'not_found') notFound()
    return <ProblemNotice code={answer.problem} eyebrow="Your account" />
  }
}
