'use client'

import { useEffect, useSyncExternalStore } from 'react'

type Kind = 'join' | 'new-password'

const keyOf = (kind: Kind) => `link.${kind}`
const given = () => location.hash.slice(1)
const never = () => () => undefined

/**
 * The secret after the `#` of a link, empty without one; undefined on the server. It is removed from the address bar at
 * once and kept only in this tab, so that the page survives a reload and a sign-in.
 */
export function useLinkSecret(kind: Kind): string | undefined {
  const read = () => given() || (sessionStorage.getItem(keyOf(kind)) ?? '')
  const secret = useSyncExternalStore<string | undefined>(never, read, () => undefined)
  useEffect(() => {
    if (given() === '') return
    sessionStorage.setItem(keyOf(kind), given())
    history.replaceState(history.state, '', location.pathname)
  }, [kind])
  return secret
}

export function forgetLinkSecret(kind: Kind): void {
  sessionStorage.removeItem(keyOf(kind))
}
