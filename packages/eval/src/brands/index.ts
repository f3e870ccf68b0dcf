import { barro } from './barro.ts'
import { bluebird } from './bluebird.ts'
import type { EvalBrand } from './brand.ts'
import { comanda } from './comanda.ts'
import { halberd } from './halberd.ts'
import { kanal } from './kanal.ts'
import { larkfield } from './larkfield.ts'
import { mirefield } from './mirefield.ts'
import { ostermann } from './ostermann.ts'
import { potager } from './potager.ts'
import { radwerk } from './radwerk.ts'
import { savonnerie } from './savonnerie.ts'
import { zotero } from './zotero.ts'

/** Every brand that copy is judged on, in the order of the report. */
export const brands: readonly EvalBrand[] = [
  zotero,
  bluebird,
  halberd,
  larkfield,
  kanal,
  ostermann,
  savonnerie,
  comanda,
  mirefield,
  radwerk,
  potager,
  barro,
]
