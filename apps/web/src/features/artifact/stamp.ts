interface Stamped {
  versions: ReadonlyArray<{ number: number; approval: string }>
  comments: ReadonlyArray<{ commentId: string; resolved: unknown }>
  reviewLinks: ReadonlyArray<{ reviewLinkId: string; revokedAt: unknown }>
}

/** A string that identifies an artifact's state. */
export function stampOf({ versions, comments, reviewLinks }: Stamped): string {
  return JSON.stringify([
    versions.map(({ number, approval }) => [number, approval]),
    comments.map(({ commentId, resolved }) => [commentId, resolved !== null]),
    reviewLinks.map(({ reviewLinkId, revokedAt }) => [reviewLinkId, revokedAt !== null]),
  ])
}
