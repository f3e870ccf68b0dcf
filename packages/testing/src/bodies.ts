export interface BodyMembers {
  platform: string
  awareness_level: string
  brief: string
  offer_id?: string | undefined
  copy_length?: string | undefined
}

const jsonWhiteSpace = [' ', '\t', '\n', '\r', '  ', '\r\n\t']

/** The code points that trimming removes: WhiteSpace and LineTerminator of ECMAScript. */
export const trimmedCodePoints = [
  0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007,
  0x2008, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
]

/**
 * Texts that a wrong comparison could treat as equal, for example because they differ only in case, normal form or
 * white space.
 */
export const lookAlikes = (
  'x|X|\u0445|x x|x  x|x\u00a0x|x\nx|\u00e9|e\u0301|\ufb01|fi|\u212b|\u00c5|A\u030a|\u00df|ss|\u200bx|x\u200b|' +
  '\u180ex|\u0085x|\u2060|\u{1f600}|\u{1f601}|"|\\|\\u0078|/|\u007f'
).split('|')

export function trimmed(text: string): string {
  const points = Array.from(text)
  const isWhite = (point: string | undefined) => trimmedCodePoints.includes(point?.codePointAt(0) ?? -1)
  while (isWhite(points[0])) points.shift()
  while (isWhite(points.at(-1))) points.pop()
  return points.join('')
}

/** Source: POST-4, D-CANONICAL-1. */
export function isSameRequest(a: BodyMembers, b: BodyMembers): boolean {
  return (
    a.platform === b.platform &&
    a.awareness_level === b.awareness_level &&
    trimmed(a.brief) === trimmed(b.brief) &&
    a.offer_id === b.offer_id &&
    (a.copy_length ?? 'medium') === (b.copy_length ?? 'medium')
  )
}

/** Returns one of many equivalent JSON texts. `choices` selects the order of members, white space and escapes. */
export function renderBody(members: BodyMembers, choices: readonly number[]): string {
  let count = 0
  const choose = (from: number) => (choices[count++ % choices.length] ?? 0) % from
  const gap = () => (choose(3) === 0 ? (jsonWhiteSpace[choose(jsonWhiteSpace.length)] ?? '') : '')
  const quote = (text: string) => `"${Array.from(text, (point) => renderPoint(point, choose(4))).join('')}"`
  const rest = Object.entries(members).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const rendered: string[] = []
  while (rest.length > 0) {
    const [[name, value]] = rest.splice(choose(rest.length), 1) as [[string, string]]
    rendered.push(`${gap()}${quote(name)}${gap()}:${gap()}${quote(value)}${gap()}`)
  }
  return `${gap()}{${rendered.join(',')}}${gap()}`
}

function renderPoint(point: string, choice: number): string {
  const units = Array.from({ length: point.length }, (_, index) => point.charCodeAt(index))
  const escaped = units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
  if (choice === 0) return escaped
  if (choice === 1) return escaped.replaceAll(/[0-9a-f]{4}/g, (digits) => digits.toUpperCase())
  if (choice === 2 && point === '/') return '\\/'
  return JSON.stringify(point).slice(1, -1)
}
