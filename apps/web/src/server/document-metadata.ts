import 'server-only'
import type { Metadata } from 'next'
import { services } from './services.ts'

/** Metadata of an API documentation page; search engines may index it once the enablement checklist is complete. */
export function documentMetadata(title: string) {
  return async (): Promise<Metadata> => {
    const index = await services().documentsArePublic()
    return { title, robots: { index, follow: index } }
  }
}
