import { layoutOf, turboRun } from '@adcopy/local-stack'

/** Builds the applications that changed since the last build. */
export default async function setUp(): Promise<void> {
  await turboRun(layoutOf().root, ['build'], () => undefined)
}
