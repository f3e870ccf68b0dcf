import type { GroundingMeter, MeteredField } from '@adcopy/contract'
import { kibibytes } from '../../components/words.ts'

const partNames = {
  brand_profile: 'Brand profile',
  brand_brief: 'Brand brief',
  avatars: 'Avatars',
  think_reports: 'Think reports',
  offer: 'Offer',
} as const satisfies Record<MeteredField['part'], string>

const owners = {
  brand_profile: 'the brand profile',
  avatars: 'an avatar',
  think_reports: 'a Think report',
  offer: 'the offer',
} as const satisfies Record<Exclude<MeteredField['part'], 'brand_brief'>, string>

export function partsOf({ fields }: Pick<GroundingMeter, 'fields'>): Array<{ name: string; bytes: number }> {
  return Object.entries(partNames).flatMap(([part, name]) => {
    const bytes = fields.filter((field) => field.part === part).reduce((sum, field) => sum + field.bytes, 0)
    return bytes === 0 ? [] : [{ name, bytes }]
  })
}

/** Returns why the grounding is too large for jobs. The list is empty if the grounding is within all limits. */
export function refusalsOf({ fields, field_bytes_max, total_bytes, total_bytes_max }: GroundingMeter): string[] {
  const room = `${kibibytes(field_bytes_max)} KiB`
  const reasons = fields.flatMap(({ part, field, bytes, over }) => {
    if (!over) return []
    return part === 'brand_brief'
      ? `The facts of the knowledge files take ${kibibytes(bytes)} KiB, and the brand brief has room for ${room}.`
      : `The ${field.replaceAll('_', ' ')} of ${owners[part]} takes ${kibibytes(bytes)} KiB, and may take ${room}. Shorten it.`
  })
  if (total_bytes <= total_bytes_max) return reasons
  return [
    ...reasons,
    `Everything that jobs draw on takes ${kibibytes(total_bytes)} KiB together, and may take ${kibibytes(total_bytes_max)} KiB.`,
  ]
}
