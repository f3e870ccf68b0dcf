import { limits, measureFacts, type OfferContent } from '@adcopy/contract'
import { invalidRequest } from '../problem.ts'
import { contentAddress } from '../support/content-address.ts'
import type { Transaction } from '../support/transact.ts'

/** Throws `invalid_request` if the offer is too large to be stored. */
export async function writeOfferVersion(
  tx: Transaction,
  { workspaceId, offerId, offer }: { workspaceId: string; offerId: string; offer: OfferContent },
): Promise<string> {
  const size = measureFacts(offer)
  const bytesMax = limits.storedOfferBytesMax
  if (size.totalBytes > bytesMax) {
    const over = size.totalBytes - bytesMax
    throw invalidRequest({ detail: `An offer has at most ${bytesMax} bytes. Shorten this one by ${over} bytes.` })
  }
  const id = contentAddress('offv', { offer_id: offerId, ...offer })
  await tx.offerVersion.createMany({
    data: [{ workspaceId, id, offerId, content: offer, ...size }],
    skipDuplicates: true,
  })
  return id
}

/** The stored content is not parsed, because older versions may exceed today's limits. */
export function toOfferContent(stored: unknown): OfferContent {
  return stored as OfferContent
}
