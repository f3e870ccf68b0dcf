import { searchAttributes } from '@adcopy/workflows'
import type { Connection } from '@temporalio/client'
import type { OpsEnv } from './env.ts'
import { OpsError } from './ops-error.ts'
import { withTemporal } from './with-temporal.ts'

type AttributesRequest = Parameters<Connection['operatorService']['addSearchAttributes']>[0]

// The number of INDEXED_VALUE_TYPE_KEYWORD in the enumeration IndexedValueType, which the Temporal client does not
// export.
const keyword = 2

export async function registerSearchAttributes({ temporal }: OpsEnv): Promise<{ registered: string[] }> {
  if (temporal === null)
    throw new OpsError('no Temporal: set TEMPORAL_ADDRESS, or start the local stack with npm start')
  const { namespace } = temporal
  return withTemporal(temporal, async ({ operatorService }, inTime) => {
    const { customAttributes } = await inTime(() => operatorService.listSearchAttributes({ namespace }))
    const names = Object.values(searchAttributes).map(({ name }) => name)
    const registered = names.filter((name) => !Object.hasOwn(customAttributes, name))
    const request: AttributesRequest = { namespace }
    Object.assign(request, { searchAttributes: Object.fromEntries(registered.map((name) => [name, keyword])) })
    if (registered.length > 0) await inTime(() => operatorService.addSearchAttributes(request))
    return { registered }
  })
}
