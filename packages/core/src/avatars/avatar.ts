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

/** An avatar as facts, without its empty fields. */
export function toAvatar({ name, description, pains, desires, objections }: Row): Avatar {
  return { name, ...present({ description, pains, desires, objections }) }
}

/** The version of an avatar's content, from which an edit starts. */
export function avatarVersion(avatar: Avatar): string {
  return contentAddress('av', avatar)
}
