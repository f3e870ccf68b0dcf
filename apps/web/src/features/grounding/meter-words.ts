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

/** The parts that are not empty, with their bytes, in a fixed order. */
export function partsOf({ fields }: Pick<GroundingMeter, 'fields'>): Array<{ name: string; bytes: number }> {
  return Object.entries(partNames).flatMap(([part, name]) => {
    const bytes = fields.filter((field) => field.part === part).reduce((sum, field) => sum + field.bytes, 0)
    return bytes === 0 ? [] : [{ name, bytes }]
  })
}

/** Why jobs are refused because of the grounding's size, and what to do. Empty if they are not. */
export function refusalsOf({ fields, fieldBytesMax, totalBytes, totalBytesMax }: GroundingMeter): string[] {
  const room = `${kibibytes(fieldBytesMax)} KiB`
  const reasons = fields.flatMap(({ part, field, bytes, over }) => {
    if (!over) return []
    return part === 'brand_brief'
      ? `The facts of the knowledge files take ${kibibytes(bytes)} KiB, and the brand brief has room for ${room}.`
      : `The ${field.replaceAll('_', ' ')} of ${owners[part]} takes ${kibibytes(bytes)} KiB, and may take ${room}. Shorten it.`
  })
  if (totalBytes <= totalBytesMax) return reasons
  return [
    ...reasons,
    `Everything that jobs draw on takes ${kibibytes(totalBytes)} KiB together, and may take ${kibibytes(totalBytesMax)} KiB.`,
  ]
}
