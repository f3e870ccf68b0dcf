import type { ArtifactView } from '@adcopy/core'
import { instantOf } from '../../components/words.ts'
import classes from './artifact.module.css'

interface CommentsProps {
  comments: ArtifactView['comments']
  number: number
}

export function Comments({ comments, number }: CommentsProps) {
  const sorted = [
    ...comments.filter((one) => one.resolved === null),
    ...comments.filter((one) => one.resolved !== null),
  ]
  return (
    <section className={classes.section} aria-labelledby="comments-title">
      <h2 id="comments-title">Comments</h2>
      {sorted.length === 0 && <p className={classes.dimmed}>There are no comments yet.</p>}
      <ul className={classes.list}>
        {sorted.map((comment) => (
          <li key={comment.comment_id}>
            {comment.anchor !== null && (
              <q className={classes.quote} dir="auto">
                {comment.anchor.quote}
              </q>
            )}
            <span className={classes.fieldText} dir="auto">
              {comment.text}
            </span>
            <span className={classes.dimmed}>
              <span dir="auto">{comment.author.name}</span>, {instantOf(comment.created_at)}
              {comment.number !== number && `, on version ${comment.number}`}
              {comment.resolved !== null &&
                `. Resolved by ${comment.resolved.by.name}, ${instantOf(comment.resolved.at)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
