/**
 * Opens the services before the first request, so that an invalid environment ends the process instead of failing every
 * request.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { bootServices } = await import('./server/services.ts')
  bootServices()
}
