/** Replaces the section that has the same title. Appends `section` if the page has no such section. */
export function fillSection(page: string, section: string): string {
  const title = section.slice(0, section.indexOf('\n') + 1)
  const from = page.indexOf(title)
  if (from === -1) return `${page.trimEnd()}\n\n${section}`
  const next = page.indexOf('\n## ', from)
  return page.slice(0, from) + section + (next === -1 ? '' : page.slice(next))
}
