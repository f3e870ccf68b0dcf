const encoder = new TextEncoder()

/** Bytes of a text in UTF-8: the unit of the grounding limits. */
export function utf8Bytes(text: string): number {
  return encoder.encode(text).length
}
