import type { ArtifactView } from '@adcopy/core'

/** The columns that describe an ad in Ads Manager's bulk import. */
export const columns = [
  'Campaign Name', 'Ad Set Name', 'Ad Name', 'Ad Status', 'Creative Type', 'Title', 'Body', 'Link Description', 'Link',
  'Call to Action',
] as const // prettier-ignore

export type Row = ReturnType<typeof rowOf>

/** Returns the row for one ad. The ad's name contains the version, and "not approved" if it is not approved. */
export function rowOf(
  artifact: ArtifactView,
  version: ArtifactView['versions'][number],
  names: { campaign: string; adSet: string },
) {
  const approved = version.approval === 'approved' ? '' : ', not approved'
  return {
    'Campaign Name': names.campaign,
    'Ad Set Name': names.adSet,
    'Ad Name': `${artifact.artifact_id} v${version.number}${approved}`,
    'Ad Status': 'PAUSED',
    'Creative Type': 'Link Page Post Ad',
    Title: version.headline,
    Body: version.primary_text,
    'Link Description': version.description ?? '',
    Link: artifact.link ?? '',
    'Call to Action': 'LEARN_MORE',
  } satisfies Record<(typeof columns)[number], string>
}
