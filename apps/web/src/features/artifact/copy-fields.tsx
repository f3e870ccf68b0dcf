import { limits, primaryTextGraphemes, type CopyClaim } from '@adcopy/contract'
import { CopyButton } from '../../components/copy-button.tsx'
import { graphemes, numbers } from '../../components/words.ts'
import classes from './artifact.module.css'
import { FieldText, type Sentence } from './sentences.tsx'

interface CopyFieldsProps {
  copyLength: string
  version: {
    headline: string
    primary_text: string
    description: string | null
    claims: readonly CopyClaim[] | null
  }
  sentences: readonly Sentence[]
  files: ReadonlyArray<{ file_id: string; name: string | null }>
}

export function CopyFields({ copyLength, version, sentences, files }: CopyFieldsProps) {
  const textMax = isLength(copyLength) ? primaryTextGraphemes[copyLength].max : undefined
  const aims = (target: number, max: number) => `aim ${target}, at most ${max}`
  const fields = [
    {
      field: 'headline',
      name: 'Headline',
      text: version.headline,
      bound: aims(limits.headlineGraphemesTarget, limits.headlineGraphemesMax),
    },
    {
      field: 'primary_text',
      name: 'Primary text',
      text: version.primary_text,
      bound: textMax === undefined ? undefined : `at most ${numbers.format(textMax)}`,
    },
    {
      field: 'description',
      name: 'Description',
      text: version.description,
      bound: aims(limits.descriptionGraphemesTarget, limits.descriptionGraphemesMax),
    },
  ] as const
  return (
    <section className={classes.section} aria-labelledby="copy-title">
      <h2 id="copy-title">Copy</h2>
      {(version.claims?.length ?? 0) > 0 && (
        <p className={`${classes.dimmed} ${classes.screenOnly}`}>
          Underlined sentences rest on facts: point at one, or move to it with Tab.
        </p>
      )}
      {fields.map(({ field, name, text, bound }) =>
        text === null ? null : (
          <div key={field} className={classes.field} data-field={field}>
            <div className={classes.fieldHead}>
              <h3>{name}</h3>
              <span className={classes.dimmed}>
                {[`${numbers.format(graphemes(text).length)} characters`, bound].filter(Boolean).join(' · ')}
              </span>
              <CopyButton text={text} what={name.toLowerCase()} />
            </div>
            <FieldText
              text={text}
              sentences={sentences.filter((sentence) => sentence.field === field)}
              claims={(version.claims ?? []).filter((claim) => claim.field === field)}
              files={files}
            />
          </div>
        ),
      )}
    </section>
  )
}

function isLength(value: string): value is keyof typeof primaryTextGraphemes {
  return Object.hasOwn(primaryTextGraphemes, value)
}
