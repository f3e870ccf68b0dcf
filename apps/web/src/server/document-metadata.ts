import 'server-only'
import type { Metadata } from 'next'
import { services } from './services.ts'

export function documentMetadata(title: string) {
  return async (): Promise<Metadata> => {
    const index = await services().documentsArePublic()
    return { title, robots: { index, follow: index } }
  }
}
