import { limits, measureFacts, type OfferContent } from '@adcopy/contract'
import { Problem, verbs, type Ctx } from '@adcopy/core'

/**
 * Says when a workspace's grounding, with an offer where one is given, is past what creating jobs takes: an edit stores
 * it all the same. Source: decisions, "Grounding size".
 */
export async function warnIfTooLarge(
  ctx: Ctx,
  workspaceId: string,
  warn: (line: string) => void,
  offer: OfferContent | Record<string, never> = {},
): Promise<void> {
  const brand = await sizeOfBrand(ctx, workspaceId)
  const own = measureFacts(offer)
  const field = Math.max(brand.maxFieldBytes, own.maxFieldBytes)
  const total = brand.totalBytes + own.totalBytes
  const { groundingFieldBytesMax, groundingTotalBytesMax } = limits
  if (field <= groundingFieldBytesMax && total <= groundingTotalBytesMax) return
  warn(
    `warning: the grounding has ${total} bytes (at most ${groundingTotalBytesMax}), its largest field ${field} ` +
      `(at most ${groundingFieldBytesMax}): creating jobs answers grounding_too_large`,
  )
}

async function sizeOfBrand(ctx: Ctx, workspaceId: string): Promise<{ maxFieldBytes: number; totalBytes: number }> {
  try {
    const { grounding } = await verbs.showBrand({ ctx, input: { workspaceId } })
    return { maxFieldBytes: grounding.max_field_bytes, totalBytes: grounding.total_bytes }
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return { maxFieldBytes: 0, totalBytes: 0 }
    throw error
  }
}
