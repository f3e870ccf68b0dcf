/** Every numeric limit of the service; the name contains the unit. Source: contract, "Limits"; decisions, "Requests". */
export const limits = {
  requestBodyBytesMax: 32 * 1024,
  briefCodePointsMax: 280,
  idempotencyKeyCharactersMax: 128,
  pageItemsDefault: 20,
  pageItemsMax: 100,
  groundingFieldBytesMax: 16 * 1024,
  groundingTotalBytesMax: 128 * 1024,
  /** Maximum size of a field that an edit stores; the grounding limits apply only when a job is created. */
  storedFieldBytesMax: 1024 * 1024,
  knowledgeFileBytesMax: 20 * 1024 * 1024,
  /** Default limits per workspace for the number of knowledge files and their total bytes. */
  knowledgeFilesDefault: 200,
  knowledgeBytesDefault: 200 * 1024 * 1024,
  /** Facts of all of a workspace's knowledge files together. */
  brandBriefFactsMax: 10_000,
  cursorCharactersMax: 512,
  /** Maximum number of places in an `invalid_request`. */
  invalidPlacesMax: 20,
  headlineGraphemesTarget: 40,
  headlineGraphemesMax: 255,
  descriptionGraphemesTarget: 30,
  descriptionGraphemesMax: 255,
  /** Limits on text that an edit stores; checks enforce the copy lengths. */
  editedLineCharactersMax: 2_000,
  editedTextCharactersMax: 20_000,
  artifactVersionsMax: 200,
  commentCharactersMax: 2_000,
  artifactCommentsMax: 500,
  /** Artifacts in one export file for Ads Manager. */
  exportedArtifactsMax: 100,
  reviewLinksMax: 20,
  reviewLinkDaysMax: 90,
} as const

/** Graphemes of `primary_text` by `copy_length`. The maximum is enforced; the minimum is only a check. */
export const primaryTextGraphemes = {
  short: { min: 1, max: 125 },
  medium: { min: 126, max: 500 },
  long: { min: 501, max: 1200 },
  extra_long: { min: 1201, max: 2200 },
  blog: { min: 2201, max: 5000 },
} as const satisfies Record<string, { min: number; max: number }>
