import { limits } from '@adcopy/contract'

/** What a document may take; its bytes are bounded where it is added. */
export const documentBounds = {
  pagesMax: 1_000,
  textBytesMax: limits.storedFieldBytesMax,
  /** What the parts of a DOCX that are read may unpack to, each. */
  unpackedBytesMax: 64 * 1024 * 1024,
  memoryBytesMax: 512 * 1024 * 1024,
  timeMsMax: 120_000,
} as const
