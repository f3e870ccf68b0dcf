/** If a property is undefined, its value comes from the surrounding element. */
export interface Look {
  pale?: boolean | undefined
  tiny?: boolean | undefined
  shaded?: boolean | undefined
}

type Attribute = (name: string) => string | undefined

const halfPointsMin = 8
/** Theme colours that pages use as their background. Letters in these colours are hard to see. */
const groundColours = new Set(['background1', 'background2', 'bg1', 'bg2', 'light1', 'light2', 'lt1', 'lt2'])
const paleChannelMin = 0xe0

export function lookOf(name: string, attribute: Attribute): Look {
  const value = attribute('val')
  if (name === 'color') return { pale: isPale(attribute) }
  if (name === 'sz') return { tiny: Number(value) < halfPointsMin }
  if (name === 'highlight') return { shaded: value !== 'none' && value !== 'white' }
  if (name === 'shd') return { shaded: isGround(attribute('fill')) }
  return {}
}

/** `onGround` is true if the surrounding element has a coloured background. */
export function isSeen({ pale, tiny, shaded }: Look, onGround: boolean): boolean {
  return tiny !== true && (pale !== true || shaded === true || onGround)
}

function isPale(attribute: Attribute): boolean {
  const shade = attribute('themeShade')
  if (groundColours.has(attribute('themeColor') ?? '') && shade === undefined) return true
  return isPaleHex(attribute('val'))
}

function isGround(fill: string | undefined): boolean {
  return fill !== undefined && fill !== 'auto' && fill !== 'none' && fill !== 'white' && !isPaleHex(fill)
}

function isPaleHex(value: string | undefined): boolean {
  const hex = /^#?([0-9a-f]{6})$/i.exec(value ?? '')?.[1]
  if (hex === undefined) return value === 'white'
  return [0, 2, 4].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) >= paleChannelMin)
}
