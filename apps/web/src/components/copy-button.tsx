'use client'

import { useEffect, useState } from 'react'

const confirmedMs = 2_500

/** Puts a text on the clipboard and says so, on the button and to screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
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

  const said = { none: 'Copy', copied: 'Copied', failed: 'Not copied' }[outcome]
  return (
    <span className="copy-button">
      <button type="button" className="button button-small" onClick={() => void copy()} aria-label={`Copy ${what}`}>
        {said}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {outcome === 'copied' && `Copied the ${what}.`}
        {outcome === 'failed' && 'The browser did not allow copying. Select the text and copy it yourself.'}
      </span>
    </span>
  )
}
