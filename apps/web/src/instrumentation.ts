/** Opens the services before the first request, because `server.ts` uses them before it listens. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { services } = await import('./server/services.ts')
  services()
}
