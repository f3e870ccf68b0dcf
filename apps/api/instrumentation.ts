/**
 * Ends the Next entry at start if its environment is incomplete, opens its operations port and enforces deadlines, as
 * `server.ts` does. Next closes its server by itself, so nothing can wait here between becoming unready and draining.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { boundPipelines, parseEnvironment } = await import('@adcopy/core')
  const { sharedApi } = await import('./src/shared-api.ts')
  const { keepDeadlines } = await import('./src/keep-deadlines.ts')
  const { drainOnSignals, startOperations } = await import('./src/operations.ts')
  boundPipelines()
  const env = parseEnvironment('api', process.env)
  const api = sharedApi()
  await startOperations(api, env)
  drainOnSignals(api)
  keepDeadlines(api)
}
