'use client'

import { useEffect, useState } from 'react'
import classes from './copy-button.module.css'

const confirmedMs = 2_500

interface CopyButtonProps {
  text: string
  what: string
  label?: string
}

/** This component does not use Mantine, because it also appears on pages that do not load Mantine. */
export function CopyButton({ text, what, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), confirmedMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  const said = { none: label ?? 'Copy', copied: 'Copied', failed: 'Not copied' }[outcome]
  return (
    <span className={classes.copy}>
      <button
        type="button"
        className={classes.button}
        onClick={() => void copy()}
        aria-label={label === undefined ? `${said} ${what}` : said}
      >
        {said}
      </button>
      <span className={classes.hidden} aria-live="polite">
        {outcome === 'copied' && `Copied the ${what}.`}
        {outcome === 'failed' && 'The browser did not allow copying. Select the text and copy it yourself.'}
      </span>
    </span>
  )
}
