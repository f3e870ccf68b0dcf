import { measureFacts, type OfferContent } from '@adcopy/contract'
import { verbs, type BrandMeter, type Ctx } from '@adcopy/core'

/**
 * Warns if a workspace's grounding, together with the given offer, is so large that jobs are refused. Returns the sizes
 * and limits of the grounding, without the offer. Source: D-GROUNDING-3.
 */
export async function warnIfTooLarge(
  ctx: Ctx,
  workspaceId: string,
  warn: (line: string) => void,
  offer: OfferContent | Record<string, never> = {},
): Promise<BrandMeter> {
  const meter = await verbs.meterBrand({ ctx, input: { workspaceId } })
  const { field_bytes_max, total_bytes_max } = meter
  const own = measureFacts(offer)
  const total = meter.total_bytes + own.totalBytes
  const [largest] = meter.fields
  const ofOffer = own.maxFieldBytes > (largest?.bytes ?? 0)
  const bytes = ofOffer ? own.maxFieldBytes : (largest?.bytes ?? 0)
  if (bytes <= field_bytes_max && total <= total_bytes_max) return meter
  const name = ofOffer || largest === undefined ? 'of the offer' : `${largest.part} ${largest.field}`
  warn(
    `warning: the grounding has ${total} bytes (at most ${total_bytes_max}), its largest field is ${name} with ` +
      `${bytes} bytes (at most ${field_bytes_max}): creating jobs answers grounding_too_large`,
  )
  for (const { name: file, facts, facts_beyond, bytes_beyond } of meter.files) {
    if (facts_beyond === 0) continue
    warn(`warning: "${file}": ${facts_beyond} of its ${facts} facts (${bytes_beyond} bytes) do not fit the brand brief`)
  }
  return meter
}
