/** The JSON object in a model's text, which may be in a code fence or after the model's thoughts; undefined if it is missing. */
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
