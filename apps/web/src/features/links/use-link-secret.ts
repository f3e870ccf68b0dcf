'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

type Kind = 'join' | 'new-password'

const keyOf = (kind: Kind) => `link.${kind}`
const given = () => location.hash.slice(1)

/** The hash changes if a person opens another link in the same tab. */
function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/**
 * Returns an empty string if the link has no secret, and undefined on the server. Immediately moves the secret from the
 * address bar to the tab's session storage, so that the page still works after a reload or a sign-in.
 */
export function useLinkSecret(kind: Kind): string | undefined {
  const [read] = useState(() => createRead(kind))
  const secret = useSyncExternalStore<string | undefined>(onHash, read, () => undefined)
  useEffect(() => {
    if (secret === undefined || given() === '') return
    sessionStorage.setItem(keyOf(kind), secret)
    history.replaceState(history.state, '', location.pathname)
  }, [kind, secret])
  return secret
}

/** Keeps the secret of the page, also after {@link forgetLinkSecret} has removed it from the storage. */
function createRead(kind: Kind): () => string {
  let secret: string | undefined
  return () => (secret = given() || (secret ?? sessionStorage.getItem(keyOf(kind)) ?? ''))
}

export function forgetLinkSecret(kind: Kind): void {
  sessionStorage.removeItem(keyOf(kind))
}
