export interface Finding {
  line: number
  word: string
}

const comment = /^\s*(?:\/\/\/?|\/?\*+|#+|--)\s(?<text>.*)$|\s\/\/\s(?<trailing>.*)$/
const titles =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|[\])])\(\s*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>).)*)\k<quote>,/g
const code = /`[^`]*`|\{@link [^}]*\}|https?:\S+/g

/** For Markdown, the prose is the text without code. For other files, the prose is the comments and test names. */
export function proseOf(file: string, text: string): string[] {
  let fenced = false
  const prose = text.split('\n').map((line) => {
    if (file.endsWith('.md')) {
      if (line.trimStart().startsWith('```')) fenced = !fenced
      return fenced ? '' : line.replaceAll(code, '')
    }
    const found = comment.exec(line)?.groups
    return (found?.['text'] ?? found?.['trailing'] ?? '').replaceAll(code, '')
  })
  if (!/\.test\.tsx?$/.test(file)) return prose
  for (const match of text.matchAll(titles)) {
    const line = text.slice(0, match.index + match[0].length).split('\n').length - 1
    prose[line] += ` ${(match.groups?.['text'] ?? '').replaceAll(code, '')}`
  }
  return prose
}

/** Only whole words match, and case is ignored. */
export function findWords(words: readonly string[], file: string, text: string): Finding[] {
  if (words.length === 0) return []
  const pattern = new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'gi')
  return proseOf(file, text).flatMap((prose, index) =>
    [...prose.matchAll(pattern)].map(([word]) => ({ line: index + 1, word })),
  )
}
