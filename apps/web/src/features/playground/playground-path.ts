interface Request {
  platform: string
  awareness_level: string
  copy_length: string
  offer_id?: string | null
}

export function playgroundPath(workspaceId: string, request: Request): string {
  const { platform, awareness_level: awareness, copy_length: length, offer_id: offer } = request
  const query = new URLSearchParams({ platform, awareness, length, ...(typeof offer === 'string' && { offer }) })
  return `/workspaces/${workspaceId}/playground?${query.toString()}`
}
