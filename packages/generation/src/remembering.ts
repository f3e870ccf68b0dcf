/**
 * A function of a text and its language that keeps what it answered, up to `most` answers: a worker meets the texts of every
 * workspace. `forget` lets go of them all.
 */
export function remembering<Answer>(most: number, answer: (text: string, language: string) => Answer) {
  const known = new Map<string, Answer>()
  const remembered = (text: string, language = ''): Answer => {
    const key = `${language} ${text}`
    const found = known.get(key)
    if (found !== undefined) return found
    const made = answer(text, language)
    if (known.size >= most) known.clear()
    known.set(key, made)
    return made
  }
  return Object.assign(remembered, { forget: () => known.clear() })
}
