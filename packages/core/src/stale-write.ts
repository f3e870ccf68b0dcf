/** Thrown if the stored version is newer than the version that the caller edited. Nothing is written. */
export class StaleWrite extends Error {
  override readonly name = 'StaleWrite'

  constructor() {
    super('What you edited has been changed in the meantime.')
  }
}

export function requireVersion(basedOn: string | null | undefined, stored: string | null): void {
  if (basedOn !== undefined && basedOn !== stored) throw new StaleWrite()
}
