import { limits, primaryTextGraphemes } from '@adcopy/contract'
import { CopyButton } from '../copy-button.tsx'
import { graphemes, numbers } from '../words.ts'

interface Words {
  headline: string
  primaryText: string
  description: string | null
}

interface Bounds {
  /** What to aim at, in words. */
  aim: string
  /** Whether a length is what was aimed at. */
  fits: (length: number) => boolean
}

/** The words themselves, to be taken elsewhere, each with its length against what it may have. */
export function CopyFields({ copyLength, version }: { copyLength: string; version: Words }) {
  return (
    <section className="panel" aria-labelledby="copy-title">
      <h2 id="copy-title">Copy</h2>
      <CopyField name="Primary text" text={version.primaryText} bounds={primaryBounds(copyLength)} />
      <CopyField
        name="Headline"
        text={version.headline}
        bounds={upTo(limits.headlineGraphemesTarget, limits.headlineGraphemesMax)}
      />
      {version.description === null ? (
        <p className="muted">This copy has no description.</p>
      ) : (
        <CopyField
          name="Description"
          text={version.description}
          bounds={upTo(limits.descriptionGraphemesTarget, limits.descriptionGraphemesMax)}
        />
      )}
    </section>
  )
}

function CopyField({ name, text, bounds }: { name: string; text: string; bounds: Bounds }) {
  const length = graphemes(text).length
  const fits = bounds.fits(length)
  return (
    <div className="copy-field">
      <div className="copy-field-head">
        <h3>{name}</h3>
        <p className={fits ? 'count' : 'count count-off'}>
          <strong>{numbers.format(length)}</strong> characters · {bounds.aim}
        </p>
        <CopyButton text={text} what={name.toLowerCase()} />
      </div>
      <p className="copy-text" dir="auto">
        {text}
      </p>
    </div>
  )
}

function upTo(target: number, max: number): Bounds {
  return { aim: `aim ${target}, at most ${max}`, fits: (length) => length <= target }
}

function primaryBounds(copyLength: string): Bounds {
  const bounds = Object.entries(primaryTextGraphemes).find(([name]) => name === copyLength)?.[1]
  if (bounds === undefined) return { aim: 'no bounds', fits: () => true }
  const { min, max } = bounds
  const aim = min === 1 ? `at most ${numbers.format(max)}` : `aim ${numbers.format(min)} to ${numbers.format(max)}`
  return { aim, fits: (length) => length >= min && length <= max }
}
