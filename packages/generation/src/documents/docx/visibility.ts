/** What makes letters hard or impossible to see; undefined where nothing is said and what stands around decides. */
export interface Look {
  /** White or nearly so. */
  pale?: boolean | undefined
  /** Too small to be read. */
  tiny?: boolean | undefined
  /** On a ground of a colour. */
  shaded?: boolean | undefined
}

type Attribute = (name: string) => string | undefined

const halfPointsMin = 8
/** Colours of a theme that pages have for a ground. */
const groundColours = new Set(['background1', 'background2', 'bg1', 'bg2', 'light1', 'light2', 'lt1', 'lt2'])
const paleChannelMin = 0xe0

/** What a property of a run says of its look; nothing where it is about something else. */
export function lookOf(name: string, attribute: Attribute): Look {
  const value = attribute('val')
  if (name === 'color') return { pale: isPale(attribute) }
  if (name === 'sz') return { tiny: Number(value) < halfPointsMin }
  if (name === 'highlight') return { shaded: value !== 'none' && value !== 'white' }
  if (name === 'shd') return { shaded: isGround(attribute('fill')) }
  return {}
}

/** Whether letters of this look are there to be seen, on a ground of a colour or not. */
export function isSeen({ pale, tiny, shaded }: Look, onGround: boolean): boolean {
  return tiny !== true && (pale !== true || shaded === true || onGround)
}

function isPale(attribute: Attribute): boolean {
  const shade = attribute('themeShade')
  if (groundColours.has(attribute('themeColor') ?? '') && shade === undefined) return true
  return isPaleHex(attribute('val'))
}

/** Whether a fill is a ground that pale letters can be read on. */
function isGround(fill: string | undefined): boolean {
  return fill !== undefined && fill !== 'auto' && fill !== 'none' && fill !== 'white' && !isPaleHex(fill)
}

function isPaleHex(value: string | undefined): boolean {
  const hex = /^#?([0-9a-f]{6})$/i.exec(value ?? '')?.[1]
  if (hex === undefined) return value === 'white'
  return [0, 2, 4].every((at) => Number.parseInt(hex.slice(at, at + 2), 16) >= paleChannelMin)
}
