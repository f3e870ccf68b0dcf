/** Every numeric limit of the service, its unit last in its name. Source: contract, "Limits"; decisions, "Requests". */
export const limits = {
  requestBodyBytesMax: 32 * 1024,
  briefCodePointsMax: 280,
  idempotencyKeyCharactersMax: 128,
  pageItemsDefault: 20,
  pageItemsMax: 100,
  groundingFieldBytesMax: 16 * 1024,
  groundingTotalBytesMax: 128 * 1024,
  /** What an edit may store in one field; only creating a job applies the grounding limits. */
  storedFieldBytesMax: 1024 * 1024,
  knowledgeFileBytesMax: 20 * 1024 * 1024,
  /** Knowledge files of a workspace, and the bytes they store together, unless the service is configured otherwise. */
  knowledgeFilesDefault: 200,
  knowledgeBytesDefault: 200 * 1024 * 1024,
  /** Facts of all knowledge files of a workspace together. */
  brandBriefFactsMax: 10_000,
  cursorCharactersMax: 512,
  /** Places that one `invalid_request` names. */
  invalidPlacesMax: 20,
  headlineGraphemesTarget: 40,
  headlineGraphemesMax: 255,
  descriptionGraphemesTarget: 30,
  descriptionGraphemesMax: 255,
  /** What an edit may store; the checks apply the lengths of the copy. */
  editedLineCharactersMax: 2_000,
  editedTextCharactersMax: 20_000,
  artifactVersionsMax: 200,
  commentCharactersMax: 2_000,
  artifactCommentsMax: 500,
  reviewLinksMax: 20,
  reviewLinkDaysMax: 90,
} as const

/** Graphemes of `primary_text` by `copy_length`. The upper bound is enforced, the lower one is a check. */
export const primaryTextGraphemes = {
  short: { min: 1, max: 125 },
  medium: { min: 126, max: 500 },
  long: { min: 501, max: 1200 },
  extra_long: { min: 1201, max: 2200 },
  blog: { min: 2201, max: 5000 },
} as const satisfies Record<string, { min: number; max: number }>
