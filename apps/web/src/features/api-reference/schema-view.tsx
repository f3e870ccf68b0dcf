import { Marked } from '../../components/marked.tsx'
import classes from './reference.module.css'
import { nameOf, type Schema } from './document.ts'

export function SchemaLine({ schema }: { schema: Schema }) {
  return (
    <>
      <TypeOf schema={schema} />
      {factsOf(schema).map((fact) => (
        <span key={fact} className={classes.fact}>
          {fact}
        </span>
      ))}
      {schema.description !== undefined && (
        <p>
          <Marked text={schema.description} />
        </p>
      )}
    </>
  )
}

export function SchemaFields({ schema }: { schema: Schema }) {
  const { properties = {}, required = [], oneOf, not } = schema
  return (
    <>
      {oneOf !== undefined && (
        <ul>
          {oneOf.map((one) => (
            <li key={one.$ref ?? JSON.stringify(one)}>
              <TypeOf schema={one} />
            </li>
          ))}
        </ul>
      )}
      {not?.description !== undefined && (
        <p>
          <Marked text={not.description} />
        </p>
      )}
      {Object.keys(properties).length > 0 && (
        <dl className={classes.fields}>
          {Object.entries(properties).map(([name, property]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
                <span className={classes.fact}>{required.includes(name) ? 'always' : 'optional'}</span>
              </dt>
              <dd>
                <SchemaLine schema={property} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function TypeOf({ schema }: { schema: Schema }) {
  const { $ref, type, items, format } = schema
  if ($ref !== undefined) return <a href={`#schema-${nameOf($ref)}`}>{nameOf($ref)}</a>
  if (items !== undefined) {
    return (
      <>
        list of <TypeOf schema={items} />
      </>
    )
  }
  const name = [type ?? []].flat().join(' or ')
  return name === '' ? null : <code>{format === undefined ? name : `${name}, ${format}`}</code>
}

const json = (value: unknown) => JSON.stringify(value)

function factsOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, minProperties, maxProperties } = schema
  const bounds = [
    [minLength, maxLength, 'characters'],
    [minimum, maximum, ''],
    [minItems, maxItems, 'items'],
    [minProperties, maxProperties, 'fields'],
  ] as const
  return [
    ...(schema.const === undefined ? [] : [`always ${json(schema.const)}`]),
    ...(schema.enum === undefined ? [] : [`one of ${schema.enum.map(json).join(', ')}`]),
    ...(schema.default === undefined ? [] : [`default ${json(schema.default)}`]),
    ...bounds.flatMap(([least, most, unit]) => {
      if (least === undefined && most === undefined) return []
      return [[least ?? 0, most === undefined ? 'or more' : `to ${most}`, unit].filter((word) => word !== '').join(' ')]
    }),
    ...(schema.uniqueItems === true ? ['no item twice'] : []),
    ...(schema.pattern === undefined ? [] : [`matches ${schema.pattern}`]),
    ...(schema.additionalProperties === false ? ['no other field'] : []),
    ...(schema.examples ?? []).map((example) => `such as ${json(example)}`),
  ]
}
