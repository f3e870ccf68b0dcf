/** A write based on an older version than the stored one. Nothing was written; interfaces report a conflict. */
export class StaleWrite extends Error {
  override readonly name = 'StaleWrite'

  constructor() {
    super('What you edited has been changed in the meantime.')
  }
}

/** Throws {@link StaleWrite} if a write is based on a version other than the stored one. `undefined` matches every version. */
export function requireVersion(basedOn: string | null | undefined, stored: string | null): void {
  if (basedOn !== undefined && basedOn !== stored) throw new StaleWrite()
}
