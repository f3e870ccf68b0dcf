export const pnpmVersion: string
export function faultOfPnpm(executable: string): string | undefined
export function pnpmShim(executable: string): string
