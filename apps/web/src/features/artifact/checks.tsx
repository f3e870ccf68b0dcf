import type { CheckVerdict } from '@adcopy/contract'
import { checkMeaning } from '../../components/check-meanings.ts'
import { labelOf } from '../../components/words.ts'
import classes from './artifact.module.css'

interface ChecksProps {
  verdicts: readonly CheckVerdict[]
  edited: boolean
}

export function Checks({ verdicts, edited }: ChecksProps) {
  const failed = verdicts.filter(({ passed }) => !passed)
  const passed = verdicts.filter((verdict) => verdict.passed)
  return (
    <section className={classes.section} aria-labelledby="checks-title">
      <h2 id="checks-title">Checks</h2>
      <p className={classes.dimmed}>
        {verdicts.length === 0 ? 'This version was not checked.' : `${passed.length} of ${verdicts.length} passed`}
        {edited &&
          '. A member wrote this version: the mechanical checks were made again, no verifier judged its meaning.'}
      </p>
      <Verdicts verdicts={failed} />
      {passed.length > 0 && (
        <details>
          <summary>{failed.length > 0 ? 'Show what passed' : 'Show all checks'}</summary>
          <Verdicts verdicts={passed} />
        </details>
      )}
    </section>
  )
}

function Verdicts({ verdicts }: { verdicts: readonly CheckVerdict[] }) {
  if (verdicts.length === 0) return null
  return (
    <ul className={classes.list}>
      {verdicts.map((verdict) => (
        <li key={verdict.check}>
          <strong>{labelOf(verdict.check)}</strong>{' '}
          <span className={classes.badge} data-color={colorOf(verdict)}>
            {verdict.passed ? 'Passed' : verdict.severity === 'hard' ? 'Failed' : 'Advice'}
          </span>
          {!verdict.passed && (
            <span className={classes.reason} dir="auto">
              {verdict.reason ?? checkMeaning(verdict.check)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function colorOf({ passed, severity }: CheckVerdict): string {
  if (passed) return 'green'
  return severity === 'hard' ? 'red' : 'orange'
}
