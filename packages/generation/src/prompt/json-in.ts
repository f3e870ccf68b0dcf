/** The JSON object in a model's text, which may stand in a code fence or after the model's thoughts; undefined where there is none. */
export function jsonIn(text: string): unknown {
  const answer = text.slice(text.lastIndexOf('</think>') + 1)
  for (const candidate of [text, answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate) as unknown
    } catch {
      // The next reading may be JSON.
    }
  }
  return undefined
}
