import { draftNoticeOf } from '@adcopy/contract'
import classes from './artifact.module.css'

/** Empty unless the composer wrote the copy. */
export function DraftBadge({ backend }: { backend: string | null | undefined }) {
  if (draftNoticeOf(backend) === null) return null
  return (
    <span className={classes.badge} data-color="orange">
      Offline draft: made of the brand’s own sentences, without a model
    </span>
  )
}
