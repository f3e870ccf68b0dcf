import { artifactsRouter, jobsRouter, knowledgeRouter } from './member-routers.ts'
import { publicRouter } from './public-router.ts'
import { createCallerFactory, router } from './trpc.ts'

/** What the web application calls: the public operations, and what only people do. */
export const appRouter = router({
  adCopy: publicRouter,
  artifacts: artifactsRouter,
  jobs: jobsRouter,
  knowledge: knowledgeRouter,
})

export type AppRouter = typeof appRouter

/** Calls the router in process, for pages rendered on the server. */
export const createAppCaller = createCallerFactory(appRouter)
