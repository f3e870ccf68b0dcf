'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Outputs } from '../../components/trpc.ts'

const pollMs = 5_000

interface ArtifactWatchProps {
  workspaceId: string
  artifactId: string
  stamp: string
  /** False while a panel is open, because the panel announces the end of the session. */
  announces: boolean
}

export function ArtifactWatch({ workspaceId, artifactId, stamp, announces }: ArtifactWatchProps) {
  const router = useRouter()
  const shown = useRef(stamp)
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    shown.current = stamp
  }, [stamp])
  useEffect(() => {
    const url = `/api/trpc/artifacts.stamp?input=${encodeURIComponent(JSON.stringify({ artifactId }))}`
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const response = await fetch(url, { headers: { 'x-workspace-id': workspaceId } }).catch(() => undefined)
      if (response === undefined) return
      setEnded(response.status === 401)
      if (!response.ok) return
      const { result } = (await response.json()) as { result: { data: Outputs['artifacts']['stamp'] } }
      const { stamp: stampNow } = result.data
      if (stampNow === shown.current) return
      shown.current = stampNow
      router.refresh()
    }
    const timer = setInterval(() => void look(), pollMs)
    return () => clearInterval(timer)
  }, [artifactId, workspaceId, router])
  if (!ended || !announces) return null
  return (
    <p role="alert">
      Your session has ended. What you typed is still here.{' '}
      <a href="/sign-in" target="_blank">
        Sign in again in a new tab
      </a>
    </p>
  )
}
