interface Stamped {
  versions: ReadonlyArray<{ number: number; approval: string }>
  comments: ReadonlyArray<{ comment_id: string; resolved: unknown }>
  review_links: ReadonlyArray<{ review_link_id: string; revoked_at: unknown }>
}

export function stampOf({ versions, comments, review_links }: Stamped): string {
  return JSON.stringify([
    versions.map(({ number, approval }) => [number, approval]),
    comments.map(({ comment_id, resolved }) => [comment_id, resolved !== null]),
    review_links.map(({ review_link_id, revoked_at }) => [review_link_id, revoked_at !== null]),
  ])
}
