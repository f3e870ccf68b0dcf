import { limits } from '@adcopy/contract'

/** The size of the file itself is checked earlier, when the document is added. */
export const documentBounds = {
  pagesMax: 1_000,
  textBytesMax: limits.storedFieldBytesMax,
  /** Unpacked size of one part, which is a file in the ZIP archive of a DOCX. Parts that are not read may be larger. */
  unpackedBytesMax: 64 * 1024 * 1024,
  memoryBytesMax: 512 * 1024 * 1024,
  timeMsMax: 120_000,
} as const
