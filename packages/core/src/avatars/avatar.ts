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

export function toAvatar({ name, description, pains, desires, objections }: Row): Avatar {
  return { name, ...present({ description, pains, desires, objections }) }
}

export function avatarVersion(avatar: Avatar): string {
  return contentAddress('av', avatar)
}
