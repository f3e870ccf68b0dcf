import type { AwarenessLevel, Copy } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import { supportedClaims } from '../../src/checks/claims.ts'
import { CopyReading } from '../../src/checks/reading.ts'
import { grounded, request } from '../fixtures.ts'
import { hookExamples } from './claim-examples/hooks.ts'

describe.each(hookExamples.map((example) => [example.language, example] as const))(
  'scenes in %s',
  (language, example) => {
    const grounding = grounded({ name: 'Zed', language, description: 'Zed.', proof_points: [...example.facts] })
    const calm = { headline: 'Zed', primary_text: 'Zed' }
    const reasons = (copy: Partial<Copy>, awarenessLevel: AwarenessLevel = 'unaware') =>
      supportedClaims.find(new CopyReading({ ...calm, ...copy }, request({ grounding, awarenessLevel, offer: null })))

    test.each(example.kept)('kept where the copy opens: %s', (text) => {
      expect(reasons({ primary_text: `${text}\n\nZed.` })).toEqual([])
      expect(reasons({ headline: text })).toEqual([])
      expect(reasons({ description: text })).toEqual([])
    })
    test.each(example.caught)('caught even there: %s', { tags: ['D-COPY-3'] }, (text) => {
      expect(reasons({ primary_text: `${text}\n\nZed.` })).not.toEqual([])
    })
    test(
      'a fragment further down, or for a reader who knows more, may be of what is sold',
      { tags: ['D-COPY-3'] },
      () => {
        const scene = example.kept.find((text) => /^(?:Seven|Sieben|Sept|Siete) /u.test(text)) ?? ''
        expect(reasons({ primary_text: `Zed.\n\n${scene}` })).not.toEqual([])
        expect(reasons({ primary_text: scene }, 'problem_aware')).not.toEqual([])
      },
    )
  },
)
