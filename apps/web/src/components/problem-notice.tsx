import type { ProblemCode } from '@adcopy/contract'
import { Notice } from './notice.tsx'

// The contract's words speak of requests and tokens; these are for whoever looks at a page.
const words: Partial<Record<ProblemCode, { title: string; text: string }>> = {
  workspace_frozen: {
    title: 'This workspace is frozen',
    text: 'It is under a billing freeze: nothing in it can be read or changed at the moment. Nothing was deleted; once billing is settled, everything is here as it was.',
  },
  preview_disabled: {
    title: 'Copy generation is not enabled here',
    text: 'This workspace has no access to the preview yet, or no monthly allocation has been set for it. Ask your contact to enable it.',
  },
  unavailable: {
    title: 'Temporarily unavailable',
    text: 'Something that this page depends on does not answer at the moment. Try again in a minute.',
  },
}

const other = { title: 'Not possible', text: 'Your role in this workspace does not permit this.' }

/** Why a workspace shows nothing, in words for people. */
export function ProblemNotice({ code, eyebrow }: { code: ProblemCode; eyebrow: string }) {
  const { title, text } = words[code] ?? other
  return (
    <Notice eyebrow={eyebrow} title={title}>
      <p>{text}</p>
    </Notice>
  )
}
