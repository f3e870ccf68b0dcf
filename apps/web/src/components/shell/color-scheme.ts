/** Storage key of the chosen colour scheme. Mantine reads the same key. */
export const colorSchemeKey = 'mantine-color-scheme-value'

/** Event that is dispatched when the choice changes. {@link colorSchemeScript} then applies the chosen scheme. */
export const colorSchemeEvent = 'color-scheme'

/**
 * Script in the head of every page, including pages without Mantine's provider. It applies the colour scheme before the
 * first paint and after each change. It also restores the scheme when React renders the whole document again, as Next
 * does for a page that is not found.
 */
export const colorSchemeScript = `(function () {
  var name = 'data-mantine-color-scheme'
  var dark = matchMedia('(prefers-color-scheme: dark)')
  function apply() {
    var chosen = null
    try { chosen = localStorage.getItem('${colorSchemeKey}') } catch (e) {}
    var scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light'
    var root = document.documentElement
    if (root.getAttribute(name) !== scheme) root.setAttribute(name, scheme)
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('${colorSchemeEvent}', apply)
  new MutationObserver(apply).observe(document, { attributes: true, subtree: true, attributeFilter: [name] })
})()`
