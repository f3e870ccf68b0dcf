import { Marked } from '../../components/marked.tsx'
import light from '../../components/light.module.css'
import { document, nameOf, resolve, type Answer, type operations } from './document.ts'
import classes from './reference.module.css'
import { SchemaFields, SchemaLine } from './schema-view.tsx'

export function OperationView({ method, path, operation }: (typeof operations)[number]) {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  return (
    <section className={light.card} aria-labelledby={operationId}>
      <h2 id={operationId}>{summary}</h2>
      <p>
        <code className={light.code}>
          {method} {path}
        </code>
      </p>
      <p>
        <Marked text={description} />
      </p>
      {parameters.length > 0 && <h3>Parameters</h3>}
      <dl className={classes.fields}>
        {parameters.map((parameter) => (
          <div key={`${parameter.in} ${parameter.name}`}>
            <dt>
              <code>{parameter.name}</code>
              <span className={classes.fact}>
                {parameter.in}, {parameter.required === true ? 'required' : 'optional'}
              </span>
            </dt>
            <dd>
              <SchemaLine schema={{ ...parameter.schema, description: parameter.description ?? '' }} />
            </dd>
          </div>
        ))}
      </dl>
      {requestBody !== undefined && (
        <>
          <h3>Body</h3>
          <p>
            <Marked text={requestBody.description ?? ''} />
          </p>
          <Contents content={requestBody.content} />
        </>
      )}
      <h3>Answers</h3>
      {Object.entries(responses).map(([status, given]) => (
        <AnswerView key={status} status={status} answer={resolve(given, document.components.responses)} />
      ))}
    </section>
  )
}

function AnswerView({ status, answer }: { status: string; answer: Answer }) {
  return (
    <details className={classes.answer}>
      <summary>
        <strong>{status}</strong> <Marked text={answer.description ?? ''} />
      </summary>
      <dl className={classes.fields}>
        {Object.entries(answer.headers ?? {}).map(([name, given]) => {
          const header = resolve(given, document.components.headers)
          return (
            <div key={name}>
              <dt>
                <code>{name}</code>
                <span className={classes.fact}>header</span>
              </dt>
              <dd>
                <SchemaLine schema={{ ...header.schema, description: header.description ?? '' }} />
              </dd>
            </div>
          )
        })}
      </dl>
      <Contents content={answer.content ?? {}} />
    </details>
  )
}

function Contents({ content }: { content: NonNullable<Answer['content']> }) {
  return Object.entries(content).map(([type, { schema, examples = {} }]) => (
    <div key={type} className={light.stack}>
      <p>
        <code className={light.code}>{type}</code>{' '}
        {schema.$ref !== undefined && <a href={`#schema-${nameOf(schema.$ref)}`}>{nameOf(schema.$ref)}</a>}
      </p>
      <SchemaFields schema={schema} />
      {Object.entries(examples).map(([name, { summary, value }]) => (
        <figure key={name} className={classes.example}>
          <figcaption>{summary ?? name}</figcaption>
          <pre className={light.block}>{JSON.stringify(value, null, 2)}</pre>
        </figure>
      ))}
    </div>
  ))
}
