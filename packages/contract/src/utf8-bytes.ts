const encoder = new TextEncoder()

/** Returns a text's length in UTF-8 bytes, the unit of the grounding limits. */
export function utf8Bytes(text: string): number {
  return encoder.encode(text).length
}
