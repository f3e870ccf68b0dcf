import { idPrefixes, type IdKind } from '@adcopy/contract'
import { ulid } from 'ulid'

/** A fresh identifier of this kind; later ones sort after earlier ones, by the millisecond. */
export function newId(kind: IdKind): string {
  return `${idPrefixes[kind]}_${ulid().toLowerCase()}`
}
