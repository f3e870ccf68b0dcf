import { problems } from '@adcopy/contract'
import light from '../../components/light.module.css'
import { Marked } from '../../components/marked.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { Frame } from '../../components/shell/frame.tsx'
import { limitRows, listOffersSample, pollingSteps, quickStart } from '../../features/api-reference/guides.ts'
import classes from '../../features/api-reference/reference.module.css'
import { documentMetadata } from '../../server/document-metadata.ts'

export const generateMetadata = documentMetadata('API: quick start')

const languages = [
  ['curl', quickStart.curl],
  ['TypeScript', quickStart.typescript],
  ['Python, with httpx', quickStart.python],
] as const

/** The navigation links to this page only after the enablement checklist (docs/operations.md) is complete. */
export default function DocsPage() {
  return (
    <Frame>
      <article className={`${light.stack} ${classes.page}`}>
        <h1>Ad copy API: quick start</h1>
        <p>
          Send a short brief, get Facebook or Instagram copy that rests on your workspace&rsquo;s brand. You need the
          address of the API and a personal API token of your workspace, here <code>API</code> and <code>TOKEN</code>.{' '}
          <PageLink href="/docs/api">Every operation, field and answer</PageLink>. For machines:{' '}
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- these are files, not pages */}
          <a href="/docs/openapi.json">openapi.json</a> and <a href="/llms.txt">llms.txt</a>.
        </p>
        <section aria-labelledby="create">
          <h2 id="create">Create a job and wait for its copy</h2>
          <p>The first creates the job; the others also poll until it is terminal.</p>
          {languages.map(([name, code]) => (
            <div key={name} className={light.stack}>
              <h3>{name}</h3>
              <pre className={light.block}>{code}</pre>
            </div>
          ))}
        </section>
        <section aria-labelledby="offers">
          <h2 id="offers">Advertise an offer</h2>
          <p>
            List the active offers; the <code>id</code> of one is <code>offer_id</code> of a create.
          </p>
          <pre className={light.block}>{listOffersSample}</pre>
        </section>
        <section aria-labelledby="polling">
          <h2 id="polling">Polling</h2>
          <ol>
            {pollingSteps.map((step) => (
              <li key={step}>
                <Marked text={step} />
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="errors">
          <h2 id="errors">Errors</h2>
          <p>
            Every refusal is <code>application/problem+json</code>; the last part of its <code>type</code> is the code.
          </p>
          <table className={classes.errors}>
            <thead>
              <tr>
                <th scope="col">Code</th>
                <th scope="col">HTTP</th>
                <th scope="col">When, and what to do</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(problems).map(([code, { status, when, remedy }]) => (
                <tr key={code}>
                  <th scope="row">
                    <PageLink href={`/problems/${code}`}>{code}</PageLink>
                  </th>
                  <td>{status}</td>
                  <td>
                    <Marked text={`${when} ${remedy}`} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section aria-labelledby="limits">
          <h2 id="limits">Limits</h2>
          <table>
            <tbody>
              {limitRows.map(([what, bound]) => (
                <tr key={what}>
                  <th scope="row">
                    <Marked text={what} />
                  </th>
                  <td>{bound}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </article>
    </Frame>
  )
}
