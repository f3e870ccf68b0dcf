import type { ReproducibilityCard } from '@adcopy/contract'

/** Tells people that copy was not written by a model. */
export function DraftNotice({ card }: { card: ReproducibilityCard | null }) {
  if (card?.backend !== 'composer') return null
  return (
    <p className="badge badge-warn">Offline draft, made of your own sentences. Configure a model for written copy.</p>
  )
}
