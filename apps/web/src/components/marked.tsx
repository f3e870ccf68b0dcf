import classes from './light.module.css'

/** A sentence of the contract; text between backticks becomes code. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} className={classes.code}>
        {part}
      </code>
    ) : (
      part
    ),
  )
}
