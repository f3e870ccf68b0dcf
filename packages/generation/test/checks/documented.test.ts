import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { policiesWrittenOn } from '../../src/checks/policies/policies.ts'
import { checks } from '../../src/index.ts'

const page = readFileSync(new URL('../../../../docs/generation.md', import.meta.url), 'utf8')
const row = /^\| `(\w+)` \| (hard|soft) \| (policy|) ?\| (.+) \|$/gm

test('the documentation lists every check, in their order, with severity and policy', () => {
  const listed = [...page.matchAll(row)].map(([, name, severity, policy]) => ({
    name,
    severity,
    policy: policy === 'policy',
  }))
  expect(listed).toEqual(checks.map(({ name, severity, policy }) => ({ name, severity, policy })))
})

test('the documentation says when the policies were written down', () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(policiesWrittenOn),
  )
  expect(page.replace(/\s+/g, ' ')).toContain(`written down on ${day}`)
})
