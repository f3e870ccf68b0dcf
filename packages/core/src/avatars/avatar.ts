import type { Avatar } from '@adcopy/contract'
import { present } from '../brand/brand-profile.ts'
import { contentAddress } from '../support/content-address.ts'

interface Row {
  name: string
  description: string | null
  pains: string[]
  desires: string[]
  objections: string[]
}

/** Converts a row to an avatar without empty fields. */
export function toAvatar({ name, description, pains, desires, objections }: Row): Avatar {
  return { name, ...present({ description, pains, desires, objections }) }
}

/** Returns the version of an avatar's content, which an edit names as its base. */
export function avatarVersion(avatar: Avatar): string {
  return contentAddress('av', avatar)
}
