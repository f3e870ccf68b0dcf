/** Each name contains the unit. Source: LIMIT-BODY, LIMIT-PAGE, LIMIT-GROUNDING. */
export const limits = {
  requestBodyBytesMax: 32 * 1024,
  briefCodePointsMax: 280,
  idempotencyKeyCharactersMax: 128,
  pageItemsDefault: 20,
  pageItemsMax: 100,
  groundingFieldBytesMax: 16 * 1024,
  groundingTotalBytesMax: 128 * 1024,
  /** Larger than the grounding limits, which apply only when a job is created. */
  storedFieldBytesMax: 1024 * 1024,
  /** Applies to new names and titles. Stored names and titles may be longer. */
  labelCodePointsMax: 255,
  /** Applies to the brand profile, the avatars and the Think reports of a workspace together. */
  storedGroundingBytesMax: 2 * 1024 * 1024,
  storedOfferBytesMax: 1280 * 1024,
  avatarsMax: 100,
  thinkReportsMax: 100,
  activeOffersMax: 1_000,
  /** Older archived offers are not listed in the web application. */
  archivedOffersListedMax: 500,
  membersMax: 500,
  activeTokensMax: 200,
  endedTokensListedMax: 100,
  /** Per day: within any 24 hours. Operators are not limited. */
  historyBytesPerDayMax: 64 * 1024 * 1024,
  memberChangesPerDayMax: 5_000,
  knowledgeFileBytesMax: 20 * 1024 * 1024,
  knowledgeFilesDefault: 200,
  knowledgeBytesDefault: 200 * 1024 * 1024,
  brandBriefFactsMax: 10_000,
  cursorCharactersMax: 512,
  invalidPlacesMax: 20,
  headlineGraphemesTarget: 40,
  headlineGraphemesMax: 255,
  descriptionGraphemesTarget: 30,
  descriptionGraphemesMax: 255,
  /**
   * Maximum lengths of copy that a member edits. A line is the headline or the description; a text is the primary text.
   * The checks have lower limits, but a failed check does not prevent saving.
   */
  editedLineCharactersMax: 2_000,
  editedTextCharactersMax: 20_000,
  artifactVersionsMax: 200,
  commentCharactersMax: 2_000,
  artifactCommentsMax: 500,
  /** Per version. */
  approvalStepsMax: 100,
  exportedArtifactsMax: 100,
  reviewLinksMax: 20,
  reviewLinkDaysMax: 90,
} as const

/** In graphemes. A hard check enforces the maximum, and a soft check the minimum. */
export const primaryTextGraphemes = {
  short: { min: 1, max: 125 },
  medium: { min: 126, max: 500 },
  long: { min: 501, max: 1200 },
  extra_long: { min: 1201, max: 2200 },
  blog: { min: 2201, max: 5000 },
} as const satisfies Record<string, { min: number; max: number }>
