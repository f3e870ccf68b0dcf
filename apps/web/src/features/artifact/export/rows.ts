import type { ArtifactView } from '@adcopy/core'

/** The columns that describe an ad in Ads Manager's bulk import. */
export const columns = [
  'Campaign Name', 'Ad Set Name', 'Ad Name', 'Ad Status', 'Creative Type', 'Title', 'Body', 'Link Description', 'Link',
  'Call to Action',
] as const // prettier-ignore

export type Row = Record<(typeof columns)[number], string>

export interface ExportNames {
  campaign: string
  adSet: string
}

type Exported = Pick<ArtifactView, 'artifact_id' | 'link'>
type Version = Pick<
  ArtifactView['versions'][number],
  'number' | 'headline' | 'primary_text' | 'description' | 'approval'
>

/** Returns the row for one ad. The ad's name contains the version, and "not approved" if it is not approved. */
export function rowOf(artifact: Exported, version: Version, { campaign, adSet }: ExportNames): Row {
  const approved = version.approval === 'approved' ? '' : ', not approved'
  return {
    'Campaign Name': campaign,
    'Ad Set Name': adSet,
    'Ad Name': `${artifact.artifact_id} v${version.number}${approved}`,
    'Ad Status': 'PAUSED',
    'Creative Type': 'Link Page Post Ad',
    Title: version.headline,
    Body: version.primary_text,
    'Link Description': version.description ?? '',
    Link: artifact.link ?? '',
    'Call to Action': 'LEARN_MORE',
  }
}
