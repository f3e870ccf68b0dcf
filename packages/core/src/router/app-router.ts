import { avatarsRouter, thinkReportsRouter } from './audience-router.ts'
import { brandRouter } from './brand-router.ts'
import { artifactsRouter } from './artifacts-router.ts'
import { jobsRouter } from './jobs-router.ts'
import { knowledgeRouter } from './knowledge-router.ts'
import { offersRouter } from './offers-router.ts'
import { accountRouter } from './account-router.ts'
import { auditRouter } from './audit-router.ts'
import { linksRouter } from './links-router.ts'
import { membersRouter } from './members-router.ts'
import { operationsRouter } from './operations-router.ts'
import { tokensRouter } from './tokens-router.ts'
import { usageRouter } from './usage-router.ts'
import { publicRouter } from './public-router.ts'
import { createCallerFactory, router } from './trpc.ts'
import { workspaceRouter } from './workspace-router.ts'

export const appRouter = router({
  adCopy: publicRouter,
  account: accountRouter,
  artifacts: artifactsRouter,
  avatars: avatarsRouter,
  brand: brandRouter,
  jobs: jobsRouter,
  knowledge: knowledgeRouter,
  offers: offersRouter,
  thinkReports: thinkReportsRouter,
  audit: auditRouter,
  links: linksRouter,
  members: membersRouter,
  operations: operationsRouter,
  tokens: tokensRouter,
  usage: usageRouter,
  workspace: workspaceRouter,
})

export type AppRouter = typeof appRouter

export const createAppCaller = createCallerFactory(appRouter)
