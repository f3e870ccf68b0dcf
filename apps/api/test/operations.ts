import { jobsPath, offersPath, unknownJob, validBody, type Answer, type Rig } from './rig.ts'

/** The read request asks for a job that does not exist. */
export const operations = [
  ['create', 'POST', jobsPath],
  ['read', 'GET', `${jobsPath}/${unknownJob}`],
  ['list jobs', 'GET', jobsPath],
  ['list offers', 'GET', offersPath],
] as const

type Operation = (typeof operations)[number]

export function send(
  rig: Rig,
  [, method, path]: Operation,
  authorization: string | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const creates = method === 'POST'
  return rig.call(path, {
    method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(creates && { 'content-type': 'application/json', 'idempotency-key': 'every-operation' }),
      ...headers,
    },
    ...(creates && { body: JSON.stringify(validBody) }),
  })
}

export const bearer = ({ token }: { token: string }) => `Bearer ${token}`
