import { useEffect } from 'react'

const question = 'What you typed or added is not saved. Discard it?'

let unsaved = 0
/** Whether the person has agreed to lose the unsaved input. */
let agreed = false

export function mayLeave(): boolean {
  if (unsaved > 0) agreed ||= confirm(question)
  return unsaved === 0 || agreed
}

/**
 * Asks for confirmation before a person with unsaved input follows a link, uses the browser's history or closes the
 * page.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    unsaved += 1
    agreed = false
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('beforeunload', (event) => agreed || event.preventDefault(), { signal })
    // A listener in the capture phase runs before Next's own listener, which would start the navigation.
    addEventListener('click', (event) => leavesPage(event) && !mayLeave() && cancel(event), {
      capture: true,
      signal,
    })
    const { navigation } = globalThis as { navigation?: EventTarget }
    navigation?.addEventListener('navigate', (event) => isTraversal(event) && !mayLeave() && cancel(event), { signal })
    return () => {
      unsaved -= 1
      ending.abort()
    }
  }, [isUnsaved])
}

function isTraversal(event: Event): boolean {
  return event.cancelable && 'navigationType' in event && event.navigationType === 'traverse'
}

function cancel(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** A form with a server action that opens another page has `data-leaves`. */
function leavesPage({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-leaves]') !== null) return true
  const link = target.closest('a')
  if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  return link.target !== '_blank' && !link.hasAttribute('download') && link.pathname !== location.pathname
}
