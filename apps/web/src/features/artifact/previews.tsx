import classes from './artifact.module.css'
import { cutFor, placements, type Placement } from './placements.ts'
import own from './previews.module.css'

interface PreviewsProps {
  platform: string
  brandName: string
  headline: string
  primaryText: string
  description: string | null
}

export function Previews(props: PreviewsProps) {
  const first = placements.filter(({ platform }) => platform === props.platform)
  const others = placements.filter(({ platform }) => platform !== props.platform)
  return (
    <section className={`${classes.section} ${own.screen}`} aria-labelledby="previews-title">
      <h2 id="previews-title">Previews</h2>
      <p className={classes.dimmed}>
        About where each placement cuts, as of 2026; the whole text is under Copy. The image or video is yours to
        choose.
      </p>
      <div className={own.previews}>
        {[...first, ...others].map((placement) => (
          <Preview key={placement.id} placement={placement} {...props} />
        ))}
      </div>
    </section>
  )
}

function Preview({ placement, ...copy }: PreviewsProps & { placement: Placement }) {
  const text = cutFor(copy.primaryText, placement.text)
  const headline = cutFor(copy.headline, placement.headline)
  const words = (
    <p className={own.adText} dir="auto">
      {placement.platform === 'instagram' && <strong>{copy.brandName} </strong>}
      {text.isCut ? text.shown.replace(/[.…]+$/u, '') : text.shown}
      {text.isCut && <span className={own.more}>… See more</span>}
    </p>
  )
  return (
    <figure className={own.preview} data-placement={placement.id}>
      <figcaption>
        <strong>{placement.name}</strong>
        <span className={classes.dimmed}>{text.isCut ? `cut after about ${placement.text} characters` : 'whole'}</span>
      </figcaption>
      <div className={own.ad}>
        <p className={own.adBrand} dir="auto">
          <strong>{copy.brandName}</strong> <span className={classes.dimmed}>Sponsored</span>
        </p>
        {placement.platform === 'facebook' && words}
        <div className={own.media} aria-hidden="true" />
        <div className={own.adLink}>
          <p className={own.adHeadline} dir="auto">
            {headline.shown}
            {headline.isCut && '…'}
          </p>
          {placement.id === 'facebook_desktop' && copy.description !== null && (
            <p className={classes.dimmed} dir="auto">
              {copy.description}
            </p>
          )}
        </div>
        {placement.platform === 'instagram' && words}
      </div>
    </figure>
  )
}
