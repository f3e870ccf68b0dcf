import { awarenessLevels, carries, copyLengths, meterGrounding, platforms } from '@adcopy/contract'
import { factSheetOf } from '@adcopy/generation/facts'
import { GroundingPreview } from '../../../../features/playground/grounding-preview.tsx'
import { PlaygroundView } from '../../../../features/playground/playground-view.tsx'
import { answerOf } from '../../../../server/caller.ts'
import { services } from '../../../../server/services.ts'
import { workspacePage, type PageOf } from '../../../../server/workspace-page.tsx'

export const metadata = { title: 'Playground' }

/** `platform`, `awareness`, `length` and `offer` in the URL prefill the form. */
export default workspacePage({
  load: async ({ caller, search }: PageOf<object>) => {
    const wanted = typeof search['offer'] === 'string' ? search['offer'] : ''
    const [units, offers, asked] = await Promise.all([
      caller.workspace.show(),
      caller.offers.list(),
      answerOf(caller.jobs.preview(wanted === '' ? {} : { offerId: wanted })),
    ])
    // An offer that does not exist or is archived must not replace the form by the "not found" page.
    const { grounding, offer } = asked.ok ? asked.value : await caller.jobs.preview({})
    return {
      units,
      offers,
      offerId: offer === null ? '' : wanted,
      meter: grounding && meterGrounding(grounding, offer),
      facts:
        grounding === null
          ? []
          : factSheetOf({ grounding, offer }).map(({ id, subject, text }) => ({ id, subject, text })),
    }
  },
  view: ({ units, offers, offerId, meter, facts }, { workspace, search }) => {
    const platform = oneOf(platforms, search['platform']) ?? 'facebook'
    const length = oneOf(copyLengths, search['length'])
    return (
      <PlaygroundView
        workspaceId={workspace.workspaceId}
        apiOrigin={services().env.API_ORIGIN}
        mayCreate={workspace.role !== 'viewer'}
        initialUnits={units}
        initialOffers={offers}
        choices={{
          awareness: awarenessLevels,
          lengths: {
            facebook: copyLengths.filter((one) => carries('facebook', one)),
            instagram: copyLengths.filter((one) => carries('instagram', one)),
          },
        }}
        repeats={search['awareness'] !== undefined}
        lostOffer={(search['offer'] ?? '') !== '' && offerId === ''}
        request={{
          platform,
          awareness_level: oneOf(awarenessLevels, search['awareness']) ?? 'problem_aware',
          copy_length: length !== undefined && carries(platform, length) ? length : 'medium',
          brief: '',
          offer_id: offerId,
        }}
      >
        <GroundingPreview workspaceId={workspace.workspaceId} meter={meter} facts={facts} />
      </PlaygroundView>
    )
  },
})

function oneOf<Value extends string>(values: readonly Value[], wanted: unknown): Value | undefined {
  return values.find((value) => value === wanted)
}
