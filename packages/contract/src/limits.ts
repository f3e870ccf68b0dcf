/** Every numeric limit of the service, its unit last in its name. Source: contract, "Limits"; decisions, "Requests". */
export const limits = {
  requestBodyBytesMax: 32 * 1024,
  briefCodePointsMax: 280,
  idempotencyKeyCharactersMax: 128,
  pageItemsDefault: 20,
  pageItemsMax: 100,
  groundingFieldBytesMax: 16 * 1024,
  groundingTotalBytesMax: 128 * 1024,
  /** The largest field that an edit may store; the grounding limits apply only when a job is created. */
  storedFieldBytesMax: 1024 * 1024,
  knowledgeFileBytesMax: 20 * 1024 * 1024,
  /** Default limits per workspace for the number of knowledge files and their total bytes. */
  knowledgeFilesDefault: 200,
  knowledgeBytesDefault: 200 * 1024 * 1024,
  /** Facts of all knowledge files of a workspace together. */
  brandBriefFactsMax: 10_000,
  cursorCharactersMax: 512,
  /** Places that one `invalid_request` lists. */
  invalidPlacesMax: 20,
  headlineGraphemesTarget: 40,
  headlineGraphemesMax: 255,
  descriptionGraphemesTarget: 30,
  descriptionGraphemesMax: 255,
  /** Limits of what an edit may store; the copy lengths are enforced by checks. */
  editedLineCharactersMax: 2_000,
  editedTextCharactersMax: 20_000,
  artifactVersionsMax: 200,
  commentCharactersMax: 2_000,
  artifactCommentsMax: 500,
  /** Artifacts of one file for Ads Manager. */
  exportedArtifactsMax: 100,
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
