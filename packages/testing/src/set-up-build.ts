import { layoutOf, turboRun } from '@adcopy/local-stack'

export default async function setUp(): Promise<void> {
  await turboRun(layoutOf().root, ['build'], () => undefined)
}
