/**
 * Returns undefined if the model's text has no JSON. The JSON may be in a code fence or follow the model's reasoning.
 */
export function jsonIn(text: string): unknown {
  const answer = text.slice(text.lastIndexOf('</think>') + 1)
  for (const candidate of [text, answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate) as unknown
    } catch {
      // This candidate is not JSON, but the next one may be.
    }
  }
  return undefined
}
