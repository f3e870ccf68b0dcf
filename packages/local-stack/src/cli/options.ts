import { messageOf } from '../errors.ts'

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * With `--help` or `-h`, prints the usage and exits with status 0. If `read` throws, prints the error and the usage, and exits
 * with status 2.
 */
export async function readOptions<Options>(usage: string, read: () => Options | Promise<Options>): Promise<Options> {
  if (process.argv.some((word) => word === '--help' || word === '-h')) leave(usage)
  try {
    return await read()
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n\n${usage}`)
    process.exit(2)
  }
}

export function leave(text: string): never {
  process.stdout.write(text)
  process.exit(0)
}

export function wholeNumber(name: string, text: string, min = 0, max = 999_999_999): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < min || Number(text) > max)
    throw new Error(`${name} is a whole number from ${min} to ${max}`)
  return Number(text)
}
