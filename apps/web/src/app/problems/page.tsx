import { problemCodes, problems } from '@adcopy/contract'
import classes from '../../components/light.module.css'
import { Marked } from '../../components/marked.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { Frame } from '../../components/shell/frame.tsx'

export const metadata = { title: 'Problems' }

export default function ProblemsPage() {
  return (
    <Frame>
      <div className={`${classes.stack} ${classes.reading}`}>
        <p className={classes.dimmed}>Public API</p>
        <h1>Problems</h1>
        <p>
          <Marked text="A request that fails is answered with `application/problem+json`. Its `type` leads to one of these pages." />
        </p>
        <ul className={classes.stack}>
          {problemCodes.map((code) => (
            <li key={code} className={`${classes.card} ${classes.row}`}>
              <PageLink className={classes.link} href={`/problems/${code}`}>
                {problems[code].title}
              </PageLink>
              <span className={classes.dimmed}>
                <code className={classes.code}>{code}</code> {problems[code].status}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  )
}
