/** Runs once, before the first request: a fault of the environment ends the program instead of every request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { bootServices } = await import('./server/services.ts')
  bootServices()
}
