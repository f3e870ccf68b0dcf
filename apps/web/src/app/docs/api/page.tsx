import light from '../../../components/light.module.css'
import { Marked } from '../../../components/marked.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { Frame } from '../../../components/shell/frame.tsx'
import { document, operations } from '../../../features/api-reference/document.ts'
import { OperationView } from '../../../features/api-reference/operation-view.tsx'
import classes from '../../../features/api-reference/reference.module.css'
import { SchemaFields, SchemaLine } from '../../../features/api-reference/schema-view.tsx'
import { documentMetadata } from '../../../server/document-metadata.ts'

export const generateMetadata = documentMetadata('API: reference')

const { info, components } = document

export default function ReferencePage() {
  return (
    <Frame>
      <article className={`${light.stack} ${classes.page}`}>
        <p>
          <PageLink href="/docs">Quick start</PageLink> · version {info.version}
        </p>
        <h1>{info.title}: reference</h1>
        {info.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph.replaceAll('**', '').replaceAll('\n', ' ')} />
          </p>
        ))}
        <nav aria-label="Operations">
          <ul>
            {operations.map(({ method, path, operation }) => (
              <li key={operation.operationId}>
                <a href={`#${operation.operationId}`}>{operation.summary}</a>{' '}
                <code>
                  {method} {path}
                </code>
              </li>
            ))}
          </ul>
        </nav>
        {Object.entries(components.securitySchemes).map(([name, { description }]) => (
          <p key={name}>
            <strong>Authentication.</strong> <Marked text={description} />
          </p>
        ))}
        {operations.map((one) => (
          <OperationView key={one.operation.operationId} {...one} />
        ))}
        <h2 id="schemas">Schemas</h2>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <section key={name} className={light.card} aria-labelledby={`schema-${name}`}>
            <h3 id={`schema-${name}`}>{name}</h3>
            <SchemaLine schema={schema} />
            <SchemaFields schema={schema} />
          </section>
        ))}
      </article>
    </Frame>
  )
}
