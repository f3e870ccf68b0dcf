import type { GroundingMeter, MeteredField } from '@adcopy/contract'
import type { BrandMeter } from '@adcopy/core'
import { kibibytes, numbers } from '../words.ts'

/** How full the brand brief is, and why new jobs are refused when the grounding is too large for them. */
export function BriefMeter({ meter }: { meter: BrandMeter }) {
  const { fields, fieldBytesMax, tooLarge } = meter
  const beyond = meter.files.filter(({ facts_beyond }) => facts_beyond > 0)
  const bytes = fields.find(({ part }) => part === 'brand_brief')?.bytes ?? 0
  if (bytes === 0 && !tooLarge) return null
  const reading = `${kibibytes(bytes)} of ${kibibytes(fieldBytesMax)} KiB`
  return (
    <section className="brief" aria-labelledby="brief-title">
      <div className="brief-head">
        <h2 id="brief-title">Brand brief</h2>
        <span className="count">{reading}</span>
      </div>
      <meter
        className={bytes > fieldBytesMax ? 'bar bar-over' : 'bar'}
        max={fieldBytesMax}
        value={bytes}
        aria-labelledby="brief-title"
        aria-valuetext={reading}
      />
      {tooLarge && (
        <div className="refusal" role="alert">
          <h3>New jobs are refused</h3>
          {reasonsOf(meter).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {beyond.length > 0 && (
            <ul aria-label="Facts that do not fit, by file">
              {beyond.map(({ file_id, name, facts, facts_beyond, bytes_beyond }) => (
                <li key={file_id} dir="auto">
                  {`${name}: ${numbers.format(facts_beyond)} of ${numbers.format(facts)} facts (${kibibytes(bytes_beyond)} KiB) do not fit.`}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}

const parts = {
  brand_profile: 'the brand profile',
  avatars: 'an avatar',
  think_reports: 'a Think report',
  offer: 'the offer',
} as const satisfies Record<Exclude<MeteredField['part'], 'brand_brief'>, string>

function reasonsOf({ fields, fieldBytesMax, totalBytes, totalBytesMax }: GroundingMeter): string[] {
  const over = fields.filter((field) => field.over)
  const room = `${kibibytes(fieldBytesMax)} KiB`
  const reasons = over.map(({ part, field, bytes }) =>
    part === 'brand_brief'
      ? `The facts of these files take ${kibibytes(bytes)} KiB, and the brand brief has room for ${room}. Remove a file, or replace it with a shorter one.`
      : `The ${field.replaceAll('_', ' ')} of ${parts[part]} takes ${kibibytes(bytes)} KiB, and may take ${room}. Ask the person who set up this workspace to shorten it.`,
  )
  if (totalBytes <= totalBytesMax) return reasons
  return [
    ...reasons,
    `Brand profile, brand brief, avatars and Think reports take ${kibibytes(totalBytes)} KiB together, and may take ${kibibytes(totalBytesMax)} KiB.`,
  ]
}
