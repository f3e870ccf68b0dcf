/** Ends the Next entry at boot when its environment is incomplete, as `server.ts` does. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { parseEnv } = await import('./src/env.ts')
  parseEnv(process.env)
}
