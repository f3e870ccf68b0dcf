import { CopyButton } from './copy-button.tsx'

/** A term of a card with its value, an identifier with a button that copies it. */
export function CardLine({ term, value, copy = false }: { term: string; value: string; copy?: boolean }) {
  return (
    <div className="card-line">
      <dt>{term}</dt>
      <dd>
        <code>{value}</code>
        {copy && <CopyButton text={value} what={`${term.toLowerCase()} id`} />}
      </dd>
    </div>
  )
}
