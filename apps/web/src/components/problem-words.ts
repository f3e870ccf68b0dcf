import type { ProblemCode } from '@adcopy/contract'

interface Words {
  title: string
  text: string
}

// Texts for users of the web application. The contract package has separate texts for API developers.
const words: Record<ProblemCode, Words> = {
  invalid_request: { title: 'Not accepted', text: 'Something in this form does not fit. Correct it and try again.' },
  invalid_auth: { title: 'Your session has ended', text: 'Sign in again, then repeat what you did.' },
  forbidden: { title: 'Not permitted', text: 'Your role in this workspace does not permit this.' },
  preview_disabled: {
    title: 'Copy generation is not enabled here',
    text: 'This workspace has no access to the preview yet, or no monthly allocation has been set for it. Ask your contact to enable it.',
  },
  workspace_frozen: {
    title: 'This workspace is frozen',
    text: 'Under a billing freeze nothing can be read or changed. Nothing was deleted: it is all here once billing is settled.',
  },
  not_found: { title: 'Not found', text: 'It does not exist in this workspace, or it was removed.' },
  missing_brand: {
    title: 'No brand profile',
    text: 'Copy rests on the brand profile, and this workspace has none yet. Fill it in first.',
  },
  grounding_too_large: {
    title: 'Too many facts',
    text: 'The facts are over their limit. The box below names what is too large and leads to it; nothing is cut without you.',
  },
  idempotency_mismatch: { title: 'Already sent', text: 'This was sent before with other contents. Reload the page.' },
  quota_exceeded: {
    title: 'The allocation is used up',
    text: 'This workspace has used all units of this month. They are renewed at the start of the next month, UTC.',
  },
  rate_limited: { title: 'Too many requests', text: 'Wait some minutes, then try again.' },
  unavailable: {
    title: 'Temporarily unavailable',
    text: 'Something that this page depends on does not answer at the moment. Try again in a minute.',
  },
}

const conflict = {
  title: 'It was changed in the meantime',
  text: 'Another person was faster. Look at the newer state, then decide again.',
}
const offline = {
  title: 'No connection',
  text: 'The server did not answer. What you typed is still here; try again once you are online.',
}

export function problemWords(code: ProblemCode): Words {
  return words[code]
}

export interface SentError {
  message: string
  data?: { code?: string; problem?: ProblemCode | null; places?: ReadonlyArray<{ detail: string }> } | null | undefined
}

export function errorWords({ message, data }: SentError): Words {
  if (data === undefined || data === null) return offline
  if (data.code === 'CONFLICT') return conflict
  const places = data.places ?? []
  if (data.problem === 'invalid_request' && places.length > 0) {
    return { title: words.invalid_request.title, text: places.map(({ detail }) => sentence(detail)).join(' ') }
  }
  if (data.problem !== undefined && data.problem !== null) return words[data.problem]
  return data.code === 'BAD_REQUEST' ? words.invalid_request : { title: 'Not possible', text: message }
}

function sentence(detail: string): string {
  return `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${/[.!?]$/.test(detail) ? '' : '.'}`
}
