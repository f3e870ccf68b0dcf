/** Storage key of the choice; Mantine reads the same key. */
export const colorSchemeKey = 'mantine-color-scheme-value'

/** Event that informs the script in the head of a new choice. */
export const colorSchemeEvent = 'color-scheme'

/** Runs before anything is drawn, and at each change; pages without Mantine's provider need it too. */
export const colorSchemeScript = `(function () {
  var dark = matchMedia('(prefers-color-scheme: dark)')
  function apply() {
    var chosen = null
    try { chosen = localStorage.getItem('${colorSchemeKey}') } catch (e) {}
    var scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light'
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('${colorSchemeEvent}', apply)
})()`
