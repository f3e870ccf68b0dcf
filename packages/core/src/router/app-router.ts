import { avatarsRouter, thinkReportsRouter } from './audience-router.ts'
import { brandRouter } from './brand-router.ts'
import { artifactsRouter } from './artifacts-router.ts'
import { jobsRouter } from './jobs-router.ts'
import { knowledgeRouter } from './knowledge-router.ts'
import { offersRouter } from './offers-router.ts'
import { publicRouter } from './public-router.ts'
import { createCallerFactory, router } from './trpc.ts'
import { workspaceRouter } from './workspace-router.ts'

/** What the web application calls: the public operations, and what only people do. */
export const appRouter = router({
  adCopy: publicRouter,
  artifacts: artifactsRouter,
  avatars: avatarsRouter,
  brand: brandRouter,
  jobs: jobsRouter,
  knowledge: knowledgeRouter,
  offers: offersRouter,
  thinkReports: thinkReportsRouter,
  workspace: workspaceRouter,
})

export type AppRouter = typeof appRouter

/** Calls the router in process, for pages rendered on the server. */
export const createAppCaller = createCallerFactory(appRouter)
