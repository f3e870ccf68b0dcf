import { describe, expect, test } from 'vitest'
import { unsupportedIn } from '../../src/checks/claims.ts'
import { grounded } from '../fixtures.ts'
import { absoluteExamples } from './claim-examples/absolutes.ts'
import { amountExamples, freeExamples } from './claim-examples/amounts.ts'
import { anybodyExamples } from './claim-examples/anybody.ts'
import { backingExamples } from './claim-examples/backing.ts'
import { bargainExamples } from './claim-examples/bargains.ts'
import { bodyExamples } from './claim-examples/bodies.ts'
import { certaintyExamples } from './claim-examples/certainties.ts'
import { channelExamples } from './claim-examples/channels.ts'
import { commitmentExamples } from './claim-examples/commitments.ts'
import { competitorExamples } from './claim-examples/competitors.ts'
import { comparisonExamples } from './claim-examples/comparisons.ts'
import { effectExamples } from './claim-examples/effects.ts'
import { endingExamples } from './claim-examples/endings.ts'
import { deadlineExamples } from './claim-examples/deadlines.ts'
import { durationExamples } from './claim-examples/durations.ts'
import type { ClaimExample } from './claim-examples/example.ts'
import { harvestExamples } from './claim-examples/harvests.ts'
import { idiomExamples } from './claim-examples/idioms.ts'
import { inclusionExamples } from './claim-examples/inclusions.ts'
import { labelExamples } from './claim-examples/labels.ts'
import { narrowedExamples } from './claim-examples/narrowed.ts'
import { offerPriceExamples } from './claim-examples/offer-prices.ts'
import { offerExamples } from './claim-examples/offers.ts'
import { oneOffPriceExamples } from './claim-examples/one-off-prices.ts'
import { originExamples } from './claim-examples/origins.ts'
import { outcomeExamples } from './claim-examples/outcomes.ts'
import { paraphraseExamples } from './claim-examples/paraphrases.ts'
import { priceExamples } from './claim-examples/prices.ts'
import { promiseExamples } from './claim-examples/promises.ts'
import { propertyExamples } from './claim-examples/properties.ts'
import { qualityExamples } from './claim-examples/qualities.ts'
import { quotationExamples } from './claim-examples/quotations.ts'
import { rankingExamples } from './claim-examples/rankings.ts'
import { rateExamples } from './claim-examples/rates.ts'
import { recoveryExamples } from './claim-examples/recoveries.ts'
import { renownExamples } from './claim-examples/renown.ts'
import { restatedExamples } from './claim-examples/restated.ts'
import { sceneExamples } from './claim-examples/scenes.ts'
import { speedExamples } from './claim-examples/speed.ts'
import { subjectExamples } from './claim-examples/subjects.ts'
import { tellingExamples } from './claim-examples/tellings.ts'
import { uniquenessExamples } from './claim-examples/uniqueness.ts'
import { unsurpassedExamples } from './claim-examples/unsurpassed.ts'
import { vouchingExamples } from './claim-examples/vouching.ts'
import { witnessExamples } from './claim-examples/witnesses.ts'
import { termExamples } from './claim-examples/terms-restated.ts'
import { numberWordExamples } from './claim-examples/words.ts'

const descriptions = {
  en: 'Zed is a bakery in Leeds.',
  de: 'Zed ist eine Bäckerei in Leeds.',
  fr: 'Zed est une boulangerie à Leeds.',
  es: 'Zed es una panadería en Leeds.',
} as const satisfies Record<ClaimExample['language'], string>

const groundingOf = ({ language, facts, pains = [], findings = [] }: ClaimExample) =>
  grounded(
    { name: 'Zed', language, description: descriptions[language], proof_points: [...facts] },
    {
      avatars: [{ name: 'Ann', pains: [...pains] }],
      think_reports: [{ title: 'Report', findings: [...findings] }],
    },
  )

const examples = [
  ...absoluteExamples,
  ...amountExamples,
  ...anybodyExamples,
  ...backingExamples,
  ...bargainExamples,
  ...bodyExamples,
  ...certaintyExamples,
  ...channelExamples,
  ...commitmentExamples,
  ...comparisonExamples,
  ...competitorExamples,
  ...effectExamples,
  ...endingExamples,
  ...deadlineExamples,
  ...durationExamples,
  ...freeExamples,
  ...harvestExamples,
  ...idiomExamples,
  ...inclusionExamples,
  ...labelExamples,
  ...narrowedExamples,
  ...offerPriceExamples,
  ...oneOffPriceExamples,
  ...offerExamples,
  ...originExamples,
  ...outcomeExamples,
  ...paraphraseExamples,
  ...priceExamples,
  ...promiseExamples,
  ...propertyExamples,
  ...qualityExamples,
  ...quotationExamples,
  ...rankingExamples,
  ...rateExamples,
  ...recoveryExamples,
  ...renownExamples,
  ...restatedExamples,
  ...sceneExamples,
  ...speedExamples,
  ...subjectExamples,
  ...tellingExamples,
  ...termExamples,
  ...uniquenessExamples,
  ...unsurpassedExamples,
  ...vouchingExamples,
  ...witnessExamples,
  ...numberWordExamples,
]

describe.each(examples.map((example) => [example.title, example.language, example] as const))(
  '%s (%s)',
  (_title, _language, example) => {
    const grounding = groundingOf(example)
    const reasons = (text: string) => unsupportedIn(text, { grounding, offer: example.offer ?? null })
    test.each(example.kept)('kept: %s', (text) => expect(reasons(text)).toEqual([]))
    test.each(example.caught)('caught: %s', { tags: ['D-COPY-3'] }, (text) => expect(reasons(text)).not.toEqual([]))
  },
)
