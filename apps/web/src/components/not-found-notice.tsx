import Link from 'next/link'
import { productName } from '../product.ts'
import classes from './light.module.css'
import { Notice } from './notice.tsx'

/** The same words for what does not exist, never existed, and belongs to somebody else. */
export function NotFoundNotice() {
  return (
    <Notice eyebrow="404" title="There is nothing here">
      <title>{`Page not found · ${productName}`}</title>
      <p>The address may be mistyped, or the page belongs to a workspace that you are not a member of.</p>
      <Link className={classes.button} href="/">
        Go to your workspaces
      </Link>
    </Notice>
  )
}
