import { limits } from '@adcopy/contract'

/** Limits for reading a document. The size in bytes is already limited when the document is added. */
export const documentBounds = {
  pagesMax: 1_000,
  textBytesMax: limits.storedFieldBytesMax,
  /** Limit for the unpacked size of each part of a DOCX that is read. */
  unpackedBytesMax: 64 * 1024 * 1024,
  memoryBytesMax: 512 * 1024 * 1024,
  timeMsMax: 120_000,
} as const
