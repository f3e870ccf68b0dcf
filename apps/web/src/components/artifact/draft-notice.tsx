import { draftNoticeOf, type ReproducibilityCard } from '@adcopy/contract'

/** Tells people that copy was not written by a model. */
export function DraftNotice({ card }: { card: ReproducibilityCard | null }) {
  const notice = draftNoticeOf(card?.backend)
  return notice === null ? null : <p className="badge badge-warn">{notice}</p>
}
