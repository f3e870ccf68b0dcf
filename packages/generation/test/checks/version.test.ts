import { limits, primaryTextGraphemes } from '@adcopy/contract'
import { expect, test } from 'vitest'
import { versionOf } from '../../src/checks/version.ts'
import { checksVersion } from '../../src/index.ts'

test('the version of the checks follows from their files and from the lengths of the contract', () => {
  const lengths = { limits, primaryTextGraphemes }
  const { short } = primaryTextGraphemes
  expect(versionOf(lengths)).toBe(checksVersion)
  expect(checksVersion).toMatch(/^[0-9a-f]{12}$/)
  const others = [
    { ...lengths, limits: { ...limits, headlineGraphemesMax: 256 } },
    { ...lengths, primaryTextGraphemes: { ...primaryTextGraphemes, short: { ...short, max: 126 } } },
  ]
  expect(new Set([checksVersion, ...others.map(versionOf)]).size).toBe(3)
})
