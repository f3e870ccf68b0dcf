import type { CheckVerdict } from '@adcopy/contract'
import { checkName } from '../words.ts'

/** What the copy was held against: what it failed first and in the open, what it passed folded away. */
export function ArtifactChecks({ verdicts }: { verdicts: readonly CheckVerdict[] }) {
  const failed = verdicts.filter(({ passed }) => !passed)
  const worst = failed.some(({ severity }) => severity === 'hard') ? 'failed' : 'warn'
  const passed = verdicts.filter((verdict) => verdict.passed)
  return (
    <section className="panel" aria-labelledby="checks-title">
      <div className="panel-head">
        <h2 id="checks-title">Checks</h2>
        {verdicts.length > 0 && (
          <p className={`badge badge-${failed.length > 0 ? worst : 'good'}`}>
            {passed.length} of {verdicts.length} passed
          </p>
        )}
      </div>
      {verdicts.length === 0 && <p className="muted">This version was not checked.</p>}
      {failed.length > 0 && <VerdictList verdicts={failed} />}
      {passed.length > 0 && (
        <details className="fold">
          <summary>{failed.length > 0 ? 'Show what passed' : 'Show all checks'}</summary>
          <VerdictList verdicts={passed} />
        </details>
      )}
    </section>
  )
}

/** Verdicts one beneath the other, each with its reason. */
export function VerdictList({ verdicts }: { verdicts: readonly CheckVerdict[] }) {
  return (
    <ul className="verdicts">
      {verdicts.map((verdict) => (
        <li key={verdict.check} className={verdict.passed ? 'verdict' : `verdict verdict-${verdict.severity}`}>
          <svg viewBox="0 0 16 16" width="16" height="16" role="img" aria-label={verdict.passed ? 'Passed' : 'Failed'}>
            <path d={verdict.passed ? 'm3.5 8.5 3 3 6-7' : 'M8 3.5v5.5M8 12v.5'} />
          </svg>
          <div>
            <p className="verdict-name">
              {checkName(verdict)} <span className="verdict-kind">{kindOf(verdict)}</span>
            </p>
            {verdict.reason !== undefined && <p className="verdict-reason">{verdict.reason}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function kindOf({ severity }: CheckVerdict): string {
  return severity === 'hard' ? 'Required' : 'Advice'
}
