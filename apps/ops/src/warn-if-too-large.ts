import { measureFacts, type GroundingMeter, type OfferContent } from '@adcopy/contract'
import { verbs, type Ctx } from '@adcopy/core'

/**
 * Says when a workspace's grounding, with an offer where one is given, is past what creating jobs takes: an edit stores
 * it all the same. Answers with the meter of it. Source: decisions, "Grounding size".
 */
export async function warnIfTooLarge(
  ctx: Ctx,
  workspaceId: string,
  warn: (line: string) => void,
  offer: OfferContent | Record<string, never> = {},
): Promise<GroundingMeter> {
  const meter = await verbs.meterBrand({ ctx, input: { workspaceId } })
  const { fieldBytesMax, totalBytesMax } = meter
  const own = measureFacts(offer)
  const total = meter.totalBytes + own.totalBytes
  const [largest] = meter.fields
  const ofOffer = own.maxFieldBytes > (largest?.bytes ?? 0)
  const bytes = ofOffer ? own.maxFieldBytes : (largest?.bytes ?? 0)
  if (bytes <= fieldBytesMax && total <= totalBytesMax) return meter
  const name = ofOffer || largest === undefined ? 'of the offer' : `${largest.part} ${largest.field}`
  warn(
    `warning: the grounding has ${total} bytes (at most ${totalBytesMax}), its largest field is ${name} with ` +
      `${bytes} bytes (at most ${fieldBytesMax}): creating jobs answers grounding_too_large`,
  )
  return meter
}
