import type { inferRouterOutputs } from '@trpc/server'
import { expect, test } from 'vitest'
import type { AppRouter } from '../src/index.ts'
import type { ReviewView } from '../src/artifacts/open-review-link.ts'

type Scalar = Date | Uint8Array | string | number | boolean | null | undefined
/**
 * The key if it is in camelCase, otherwise `never`. Keys of index signatures, and constants such as
 * `PUBLIC_API_ENABLED`, also give `never`, because they are data and not field names.
 */
type CamelCased<Key extends string> = string extends Key
  ? never
  : Key extends Lowercase<Key> | Uppercase<Key>
    ? never
    : Key
type CamelCasedPaths<T, Path extends string> = T extends Scalar
  ? never
  : T extends readonly (infer Item)[]
    ? CamelCasedPaths<Item, Path>
    : {
        [K in keyof T & string]: `${Path}.${CamelCased<K>}` | CamelCasedPaths<T[K], `${Path}.${K}`>
      }[keyof T & string]

type Results = inferRouterOutputs<AppRouter> & { review: { open: ReviewView } }
type ProcedurePaths<Router extends keyof Results> = {
  [Name in keyof Results[Router] & string]: CamelCasedPaths<Results[Router][Name], `${Router}.${Name}`>
}[keyof Results[Router] & string]

test('the type checker accepts no camelCase key in what a procedure returns', () => {
  const paths = null as unknown as { [Router in keyof Results]: ProcedurePaths<Router> }[keyof Results]
  expect(paths satisfies never).toBeNull()
})
