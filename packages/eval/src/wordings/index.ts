import { barroWordings } from './barro.ts'
import { bluebirdWordings } from './bluebird.ts'
import { comandaWordings } from './comanda.ts'
import { kanalWordings } from './kanal.ts'
import { larkfieldWordings } from './larkfield.ts'
import { mirefieldWordings } from './mirefield.ts'
import { ostermannWordings } from './ostermann.ts'
import { potagerWordings } from './potager.ts'
import { radwerkWordings } from './radwerk.ts'
import { savonnerieWordings } from './savonnerie.ts'
import type { Wordings } from './wordings.ts'
import { zoteroWordings } from './zotero.ts'

/** Every sentence that the checks are measured on, by brand. */
export const wordings: readonly Wordings[] = [
  zoteroWordings,
  bluebirdWordings,
  larkfieldWordings,
  mirefieldWordings,
  kanalWordings,
  ostermannWordings,
  radwerkWordings,
  savonnerieWordings,
  potagerWordings,
  comandaWordings,
  barroWordings,
]
