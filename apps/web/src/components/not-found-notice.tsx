import { PageLink } from './page-link.tsx'
import { productName } from '../product.ts'
import classes from './light.module.css'
import { Notice } from './notice.tsx'

/** Shows the same text for a page that does not exist and for a page of another workspace. */
export function NotFoundNotice() {
  return (
    <Notice eyebrow="404" title="There is nothing here">
      <title>{`Page not found · ${productName}`}</title>
      <p>The address may be mistyped, or the page belongs to a workspace that you are not a member of.</p>
      <PageLink className={classes.button} href="/">
        Go to your workspaces
      </PageLink>
    </Notice>
  )
}
