import { useEffect } from 'react'

const question = 'What you typed is not saved. Leave this page and lose it?'

let unsaved = 0
/** Whether the person agreed to lose it. */
let agreed = false

/** Whether typed input may be lost: true without unsaved input, otherwise the person's answer. */
export function mayLeave(): boolean {
  if (unsaved > 0) agreed ||= confirm(question)
  return unsaved === 0 || agreed
}

/** Asks before a person with unsaved input leaves the page by a link, by the browser's history or by closing it. */
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

/** Whether an event is a back or forward navigation that can be stopped; some cannot. */
function isTraversal(event: Event): boolean {
  return event.cancelable && 'navigationType' in event && event.navigationType === 'traverse'
}

function cancel(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Whether a plain click on a link opens another page here. */
function leavesPage({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  return link.target !== '_blank' && !link.hasAttribute('download') && link.pathname !== location.pathname
}
