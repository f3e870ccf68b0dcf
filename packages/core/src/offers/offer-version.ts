import { measureFacts, type OfferContent } from '@adcopy/contract'
import { contentAddress } from '../support/content-address.ts'
import type { Transaction } from '../support/transact.ts'

export async function writeOfferVersion(
  tx: Transaction,
  { workspaceId, offerId, offer }: { workspaceId: string; offerId: string; offer: OfferContent },
): Promise<string> {
  const id = contentAddress('offv', { offer_id: offerId, ...offer })
  await tx.offerVersion.createMany({
    data: [{ workspaceId, id, offerId, content: offer, ...measureFacts(offer) }],
    skipDuplicates: true,
  })
  return id
}

/** Returns the stored content of an offer. It is not parsed, because older versions may exceed limits of today. */
export function toOfferContent(stored: unknown): OfferContent {
  return stored as OfferContent
}
