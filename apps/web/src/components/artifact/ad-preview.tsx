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
        <AdActions instagram={instagram} />
        {instagram && <PrimaryText text={primaryText} speaker={brandName} />}
      </div>
      <figcaption>Preview for the {labelOf(platform)} feed. Placements differ in what they cut and show.</figcaption>
    </figure>
  )
}

// Drawn for the look of the thing alone: nothing here can be pressed.
const icons = {
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  thumb: 'M7.5 10.5 11 4c1.3 0 2 .9 2 2v3.5h5a1.7 1.7 0 0 1 1.7 2l-1.1 6A1.8 1.8 0 0 1 16.8 19H7.5zM4.5 10.5h3V19h-3z',
  comment: 'M12 4.5a7.5 7.5 0 0 0-6.600 11L4.5 19.5l4-1A7.5 7.5 0 1 0 12 4.5z',
  share: 'M20 4.5 3.5 9.5l7 4zM20 4.5 15 20.5l-4.5-7z',
}

function AdActions({ instagram }: { instagram: boolean }) {
  const actions = [
    { path: instagram ? icons.heart : icons.thumb, word: 'Like' },
    { path: icons.comment, word: 'Comment' },
    { path: icons.share, word: 'Share' },
  ]
  return (
    <div className="ad-actions" aria-hidden="true">
      {actions.map(({ path, word }) => (
        <span key={word}>
          <svg viewBox="0 0 24 24" width="22" height="22">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
          </svg>
          {!instagram && word}
        </span>
      ))}
    </div>
  )
}
