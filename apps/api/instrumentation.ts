/**
 * Next calls this function when its server starts. Unlike `server.ts`, this function cannot keep the server open for
 * `DRAIN_DELAY_SECONDS` after SIGTERM, and cannot wait for a slow reader of the log, because Next closes its server and
 * ends the process itself.
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
