import { labelOf } from '../words.ts'
import { PrimaryText } from './primary-text.tsx'

interface AdPreviewProps {
  platform: string
  brandName: string
  headline: string
  primaryText: string
  description: string | null
}

/** The copy where its readers will meet it. The picture is theirs to choose, so there is a place for one and none shown. */
export function AdPreview(props: AdPreviewProps) {
  const { platform, brandName, headline, primaryText, description } = props
  const instagram = platform === 'instagram'
  return (
    <figure className="preview">
      <div className={`ad ad-${instagram ? 'instagram' : 'facebook'}`}>
        <div className="ad-head">
          <span className="ad-avatar" aria-hidden="true">
            {Array.from(brandName)[0]}
          </span>
          <div>
            <p className="ad-brand">{brandName}</p>
            <p className="ad-sponsored">Sponsored</p>
          </div>
        </div>
        {!instagram && <PrimaryText text={primaryText} />}
        <div className="ad-media">
          <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
            <path
              d="M8 12h32v24H8zM8 31l9-9 8 8 5-5 10 9"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
            />
            <circle cx="31" cy="19" r="2.5" fill="currentColor" />
          </svg>
          <span>Your image or video</span>
        </div>
        <div className="ad-link">
          <p className="ad-headline" dir="auto">
            {headline}
          </p>
          {description !== null && (
            <p className="ad-description" dir="auto">
              {description}
            </p>
          )}
        </div>
        {instagram && <PrimaryText text={primaryText} speaker={brandName} />}
      </div>
      <figcaption>Preview of a {labelOf(platform)} feed. Placements differ in what they cut and show.</figcaption>
    </figure>
  )
}
