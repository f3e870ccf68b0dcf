'use client'

import { useState } from 'react'
import { graphemes } from '../words.ts'

/** What a feed shows of `primary_text` before "See more", in graphemes. */
const visibleGraphemes = 125

/** The primary text as a feed cuts it. The whole of it stands on the page in any case, beside its copy button. */
export function PrimaryText({ text, speaker }: { text: string; speaker?: string }) {
  const [open, setOpen] = useState(false)
  const characters = graphemes(text)
  const long = characters.length > visibleGraphemes
  const shown = long && !open ? `${characters.slice(0, visibleGraphemes).join('').trimEnd()}…` : text
  return (
    <div className="ad-text">
      <p dir="auto">
        {speaker !== undefined && <strong className="ad-speaker">{speaker} </strong>}
        {shown}{' '}
        {long && (
          <button type="button" className="ad-more" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'See less' : 'See more'}
          </button>
        )}
      </p>
    </div>
  )
}
