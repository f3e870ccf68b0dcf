import type { CopyClaim } from '@adcopy/contract'
import { claimPlaceOf } from '../../components/words.ts'
import classes from './artifact.module.css'

export interface Sentence {
  id: string
  field: CopyClaim['field']
  start: number
  end: number
  text: string
}

interface FieldTextProps {
  text: string
  sentences: readonly Sentence[]
  claims: readonly CopyClaim[]
  files: ReadonlyArray<{ file_id: string; name: string | null }>
}

export function FieldText({ text, sentences, claims, files }: FieldTextProps) {
  const parts: React.ReactNode[] = []
  let end = 0
  for (const sentence of sentences) {
    parts.push(text.slice(end, sentence.start))
    const own = claims.filter((claim) => claim.start < sentence.end && claim.end > sentence.start)
    parts.push(
      own.length === 0 ? sentence.text : <Supported key={sentence.id} sentence={sentence} claims={own} files={files} />,
    )
    end = sentence.end
  }
  parts.push(text.slice(end))
  return (
    <p className={classes.fieldText} dir="auto">
      {parts}
    </p>
  )
}

function Supported({ sentence, claims, files }: Pick<FieldTextProps, 'claims' | 'files'> & { sentence: Sentence }) {
  const id = `support-${sentence.id}`
  return (
    <span className={classes.supported}>
      <button type="button" className={classes.sentence} aria-describedby={id}>
        {sentence.text}
      </button>
      <span role="tooltip" id={id} className={classes.support}>
        {sourcesOf(claims).map(({ source }) => (
          <span key={`${source.part} ${source.item} ${source.field} ${source.entry} ${source.start}`}>
            <span dir="auto">{source.sentence}</span>
            <span className={classes.dimmed}>From {claimPlaceOf(source, files)}</span>
          </span>
        ))}
      </span>
    </span>
  )
}

function sourcesOf(claims: readonly CopyClaim[]): CopyClaim[] {
  const seen = new Map(claims.map((claim) => [JSON.stringify(claim.source), claim]))
  return [...seen.values()]
}
