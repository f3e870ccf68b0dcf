import {
  avatarSchema,
  brandProfileSchema,
  createJobInput,
  offerContentSchema,
  thinkReportSchema,
} from '@adcopy/contract'
import { expect, test } from 'vitest'
import { extractFacts } from '../src/index.ts'
import { demoFiles, demoJson, demoText, zotero } from './fixtures.ts'

test('every demo file has the shape that the command line imports', () => {
  brandProfileSchema.parse(demoJson('brand.json'))
  createJobInput.parse(demoJson('brief.json'))
  for (const path of [...demoFiles('offers', '.json'), ...demoFiles('offers/archived', '.json')]) {
    offerContentSchema.parse(demoJson(path))
  }
  for (const path of demoFiles('avatars', '.json')) avatarSchema.parse(demoJson(path))
  for (const path of demoFiles('think', '.json')) thinkReportSchema.parse(demoJson(path))
})

test('the demo has two active offers, an archived one, two avatars, a report and three files with facts', () => {
  expect(demoFiles('offers', '.json')).toHaveLength(2)
  expect(demoFiles('offers/archived', '.json')).toHaveLength(1)
  expect(zotero.avatars).toHaveLength(2)
  expect(zotero.think_reports).toHaveLength(1)
  const facts = demoFiles('knowledge', '.md').map((path) => extractFacts(demoText(path)).length)
  expect(facts).toHaveLength(3)
  expect(Math.min(...facts)).toBeGreaterThan(15)
})
