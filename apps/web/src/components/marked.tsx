import classes from './light.module.css'

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
