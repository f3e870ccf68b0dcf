import { useEffect } from 'react'

const question = 'What you typed is not saved. Leave this page and lose it?'

/** Forms of the page with something typed that is not saved. */
let unsaved = 0
/** The person agreed to lose it. */
let agreed = false

/** Whether what is typed may be lost: true without unsaved words, else what the person answers. */
export function mayLeave(): boolean {
  if (unsaved > 0) agreed ||= confirm(question)
  return unsaved === 0 || agreed
}

/** Asks before the page is left by a link, by the browser's history or altogether, while something typed is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    unsaved += 1
    agreed = false
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('beforeunload', (event) => agreed || event.preventDefault(), { signal })
    // Before Next's own listener, which would start the navigation.
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

/** The browser's back and forward; some of these cannot be stopped. */
function isTraversal(event: Event): boolean {
  return event.cancelable && 'navigationType' in event && event.navigationType === 'traverse'
}

function cancel(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** A plain click on a link to another page that opens here. */
function leavesPage({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  return link.target !== '_blank' && !link.hasAttribute('download') && link.pathname !== location.pathname
}
