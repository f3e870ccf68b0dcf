import { parseXml } from './parse-xml.ts'
import { type Look, lookOf } from './visibility.ts'

export interface Style extends Look {
  /** 0 for a title, 1 to 9 for a heading, undefined for other text. */
  heading?: number | undefined
  /** True for a line of a table of contents or index, which repeats other text. */
  contents: boolean
  hidden: boolean
  list: boolean
  basedOn?: string
}

export type Styles = (id: string | undefined) => Style

const plain: Style = { contents: false, hidden: false, list: false }
// Styles are recognised by their names, because names are English regardless of Word's display language, whereas ids
// are localised.
const headingName = /^(?:title$|heading ?([1-9]))/i
const contentsName = /^(?:toc|table of|index)\b/i
const basesMax = 20

/** A property without a value is on. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value)
}

/** The returned function merges a style with its base styles and the document's defaults. */
export function readStyles(xml: string): Styles {
  const styles = new Map<string, Style>()
  const ofAll: Style = { ...plain }
  let ofParagraphs = ofAll
  let current: Style | undefined
  parseXml(xml, {
    open(name, attribute) {
      if (name === 'rPrDefault') current = ofAll
      if (name === 'style') {
        styles.set(attribute('styleId') ?? '', (current = { ...plain }))
        if (attribute('type') === 'paragraph' && isOn(attribute('default') ?? '0')) ofParagraphs = current
      }
      if (current === undefined) return
      const value = attribute('val')
      const named = name === 'name' ? headingName.exec(value ?? '') : null
      if (named !== null) current.heading = Number(named[1] ?? 0)
      if (name === 'name' && contentsName.test(value ?? '')) current.contents = true
      if (name === 'outlineLvl' && Number(value) < 9) current.heading ??= Number(value) + 1
      if (name === 'vanish' && isOn(value)) current.hidden = true
      if (name === 'numPr') current.list = true
      if (name === 'basedOn' && value !== undefined) current.basedOn = value
      Object.assign(current, lookOf(name, attribute))
    },
    close(name) {
      if (name === 'style' || name === 'rPrDefault') current = undefined
    },
  })
  return (id) => {
    const all: Style = { ...plain }
    let style = id === undefined ? ofParagraphs : styles.get(id)
    for (let base = 0; style !== undefined && base < basesMax; base += 1) {
      inherit(all, style)
      style = styles.get(style.basedOn ?? '')
    }
    inherit(all, ofAll)
    return all
  }
}

/** Copies the base style's heading level and look only if the style does not set them. */
function inherit(style: Style, base: Style): void {
  style.heading ??= base.heading
  style.contents ||= base.contents
  style.hidden ||= base.hidden
  style.list ||= base.list
  style.pale ??= base.pale
  style.tiny ??= base.tiny
  style.shaded ??= base.shaded
}
