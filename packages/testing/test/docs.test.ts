import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const pages = [...readdirSync(root), ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter((file) =>
  file.endsWith('.md'),
)

/** Returns the targets of broken links and the nonexistent file paths in code spans. */
function missing(page: string, text: string): string[] {
  const files = [...text.matchAll(/`((?:apps|packages|docs|ops)\/[\w./[\]-]+)`/g)].map((match) => match[1] ?? '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
  return [
    ...files.filter((file) => !existsSync(join(root, file))),
    ...links.filter((target) => {
      const [file = '', heading] = target.split('#')
      const path = file === '' ? join(root, page) : join(root, dirname(page), file)
      return !existsSync(path) || (heading !== undefined && !headings(readFileSync(path, 'utf8')).includes(heading))
    }),
  ]
}

function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(pages)('%s names files and headings that exist', (page) => {
  expect(missing(page, readFileSync(join(root, page), 'utf8'))).toEqual([])
})

test('a missing file, link and heading are detected', () => {
  const text =
    'See `apps/api/gone.ts`, [there](gone.md), [here](api.md#gone), [so](api.md#requests), https://example.org.'
  expect(missing('docs/page.md', text)).toEqual(['apps/api/gone.ts', 'gone.md', 'api.md#gone'])
})
