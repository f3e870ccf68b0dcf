import { z } from 'zod'
import { readArtifact } from '../artifacts/read-artifact.ts'
import { Problem } from '../problem.ts'
import { publicRouter } from './public-router.ts'
import { createCallerFactory, router, workspaceProcedure } from './trpc.ts'

/** What the web application calls: the public operations, and what only people do. */
export const appRouter = router({
  adCopy: publicRouter,
  artifacts: router({
    read: workspaceProcedure.input(z.strictObject({ artifactId: z.string() })).query(({ ctx, input }) => {
      const { actor } = ctx
      if (actor.kind !== 'member') throw new Problem('not_found')
      return readArtifact({ ctx: { ...ctx, actor }, input })
    }),
  }),
})

export type AppRouter = typeof appRouter

/** Calls the router in process, for pages rendered on the server. */
export const createAppCaller = createCallerFactory(appRouter)
