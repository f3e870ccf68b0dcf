import { diffWordsWithSpace } from 'diff'
import classes from './artifact.module.css'

interface Words {
  number: number
  headline: string
  primary_text: string
  description: string | null
}

/** If the comparison takes longer, the whole old text is shown as removed and the whole new text as added. */
const timeoutMs = 100

export function Difference({ before, after }: { before: Words; after: Words }) {
  const fields = [
    ['Headline', before.headline, after.headline],
    ['Primary text', before.primary_text, after.primary_text],
    ['Description', before.description ?? '', after.description ?? ''],
  ].filter(([, old, current]) => old !== current)
  return (
    <section className={classes.section} aria-labelledby="difference-title">
      <h2 id="difference-title">
        Changes from v{before.number} to v{after.number}
      </h2>
      {fields.length === 0 && <p className={classes.dimmed}>The words are the same.</p>}
      {fields.map(([name = '', old = '', current = '']) => (
        <div key={name}>
          <h3>{name}</h3>
          <p className={classes.fieldText} dir="auto">
            {changesOf(old, current).map(({ value, added, removed, at }) => {
              if (added) return <ins key={at}>{value}</ins>
              return removed ? <del key={at}>{value}</del> : value
            })}
          </p>
        </div>
      ))}
    </section>
  )
}

function changesOf(old: string, current: string) {
  const changes = diffWordsWithSpace(old, current, { timeout: timeoutMs }) ?? [
    { value: old, removed: true, added: false },
    { value: current, added: true, removed: false },
  ]
  let place = 0
  return changes.map(({ value, added, removed }) => ({ value, added, removed, at: (place += value.length + 1) }))
}
