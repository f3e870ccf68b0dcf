import sax, { type QualifiedTag, type Tag } from 'sax'
import { DocumentError } from '../reading.ts'

export interface XmlHandlers {
  /** Names are passed without their namespace prefix, because prefixes differ between programs. */
  open?: (name: string, attribute: (name: string) => string | undefined) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/**
 * Only XML's five predefined entities are supported. A document type declaration is refused, because it could define
 * entities that are expanded or fetched. Valid parts never contain one.
 */
export function parseXml(xml: string, { open, close, text }: XmlHandlers): void {
  if (xml === '') return
  const fail = (cause?: unknown) => {
    throw new DocumentError('damaged', { cause })
  }
  const walk = Object.assign(sax.parser(true), {
    onerror: fail,
    ondoctype: fail,
    onopentag(tag: Tag | QualifiedTag) {
      const attributes = new Map(Object.entries(tag.attributes).map(([name, value]) => [local(name), String(value)]))
      open?.(local(tag.name), (name) => attributes.get(name))
    },
    onclosetag: (name: string) => close?.(local(name)),
    ontext: (piece: string) => text?.(piece),
    oncdata: (piece: string) => text?.(piece),
  })
  walk.write(xml).close()
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
