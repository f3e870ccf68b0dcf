import { related } from './near.ts'
import type { NumberClaim } from './numbers.ts'

/** Whether a stated number says no more than the source's, of the same thing in the same unit. */
export function isSupportedNumber(claim: NumberClaim, source: NumberClaim, oneLanguage: boolean): boolean {
  return isOfOneKind(claim, source) && isOfOneThing(claim, source, oneLanguage) && saysNoMore(claim, source)
}

/** Whether a source speaks of the claim's subject with another number: then the claim is not unfounded but inflated. */
export function isInflated(claim: NumberClaim, source: NumberClaim): boolean {
  const sameThing = related(claim.near, source.near) || (claim.unit !== null && claim.unit === source.unit)
  return isOfOneKind(claim, source) && sameThing && !saysNoMore(claim, source)
}

function isOfOneKind(claim: NumberClaim, source: NumberClaim): boolean {
  if (claim.kind !== source.kind || claim.discount !== source.discount || claim.period !== source.period) return false
  return claim.unit === null || claim.unit === source.unit
}

function isOfOneThing(claim: NumberClaim, source: NumberClaim, oneLanguage: boolean): boolean {
  if (claim.near.length === 0) return true
  if (source.year) return false
  const counted = source.near.length > 0 ? source.near : source.behind
  if (counted.length === 0 || !oneLanguage || (claim.kind.startsWith('money') && !claim.discount)) return true
  return (claim.unit !== null && claim.unit === source.unit) || related(claim.near, counted)
}

function saysNoMore(claim: NumberClaim, source: NumberClaim): boolean {
  if (claim.value === source.value) return saysNoMoreOfOneValue(claim, source)
  const { value: stated } = claim
  const { value: known, bound } = source
  if (typeof stated !== 'number' || typeof known !== 'number' || claim.year || source.year) return false
  switch (claim.bound) {
    case 'over':
      return known > stated && (bound === 'none' || bound === 'over')
    case 'under':
      return known < stated && (bound === 'none' || bound === 'under' || bound === 'up to')
    case 'near':
      return Math.abs(known - stated) <= known * 0.05 && bound === 'none'
    default:
      return false
  }
}

function saysNoMoreOfOneValue({ bound: said, kind }: NumberClaim, { bound: known }: NumberClaim): boolean {
  const fromPrice = kind.startsWith('money') && known === 'from'
  switch (said) {
    case 'over':
      return known === 'over'
    case 'under':
      return known === 'under'
    case 'up to':
      return known !== 'over' && known !== 'near'
    case 'near':
      return known !== 'up to' && !fromPrice
    case 'from':
      return known === 'none' || known === 'from' || known === 'over'
    case 'none':
      return known !== 'up to' && known !== 'near' && !fromPrice
  }
}
