import { knowledgeRefusals, limits } from '@adcopy/contract'
import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../../components/use-unsaved.ts'
import { sendFile, type UploadEnd } from './send-file.ts'

export interface Upload {
  id: number
  file: File
  sent: number
  state: 'waiting' | 'sending' | 'processing' | UploadEnd['kind']
  message?: string
}

const atOnceMax = 2

export function useUploads(workspaceId: string, onEnd: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const next = useRef(0)
  const running = useRef(new Map<number, () => void>())

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  useEffect(() => {
    const waiting = uploads.filter(({ id, state }) => state === 'waiting' && !running.current.has(id))
    for (const upload of waiting.slice(0, Math.max(0, atOnceMax - running.current.size))) start(upload)
  })

  useUnsaved(uploads.some(({ state }) => state !== 'refused'))
  useEffect(() => {
    const ends = running.current
    return () => {
      for (const abort of ends.values()) abort()
    }
  }, [])

  function start({ id, file }: Upload) {
    const { end, abort } = sendFile(workspaceId, file, (sent) =>
      change(id, { sent, state: sent === 1 ? 'processing' : 'sending' }),
    )
    running.current.set(id, abort)
    change(id, { state: 'sending', sent: 0 })
    void end.then((ended) => {
      running.current.delete(id)
      onEnd()
      if (ended.kind === 'stored') {
        setUploads((all) => all.filter((upload) => upload.id !== id))
      } else {
        change(id, { state: ended.kind, ...('message' in ended && { message: ended.message }) })
      }
    })
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const fault = faultOf(file)
        const id = (next.current += 1)
        return fault === undefined
          ? { id, file, sent: 0, state: 'waiting' }
          : { id, file, sent: 0, state: 'refused', message: fault }
      })
      setUploads((all) => [...all, ...added])
    },
    again: (id: number) => change(id, { state: 'waiting', sent: 0 }),
    dismiss: (id: number) => {
      running.current.get(id)?.()
      setUploads((all) => all.filter((upload) => upload.id !== id))
    },
  }
}

/**
 * Checks a file before the upload, so that the user does not have to wait for the server's refusal. The messages are
 * those of the server.
 */
export function faultOf({ name, size }: File): string | undefined {
  if (!/\.(pdf|docx|md|txt)$/i.test(name)) return knowledgeRefusals.unsupported_type
  return size > limits.knowledgeFileBytesMax ? knowledgeRefusals.too_large : undefined
}
