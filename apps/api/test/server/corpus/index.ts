import { briefs, encodings, grammar, members, sizes } from './bodies.ts'
import { chunks } from './chunks.ts'
import { lengths, transferCodings } from './framing.ts'
import { credentials, ignoredHeaders, repeatedHeaders } from './headers.ts'
import { lines } from './lines.ts'
import { contentCodings, mediaTypes } from './media.ts'
import { heads, methods } from './methods.ts'
import { pipelines } from './pipelines.ts'
import { protocols } from './protocols.ts'
import { queries } from './query.ts'
import type { Theme } from './raw-case.ts'
import { targets } from './targets.ts'

export const corpus: readonly Theme[] = [
  repeatedHeaders,
  credentials,
  ignoredHeaders,
  targets,
  methods,
  heads,
  queries,
  mediaTypes,
  contentCodings,
  encodings,
  grammar,
  members,
  sizes,
  briefs,
  lengths,
  chunks,
  transferCodings,
  lines,
  protocols,
  pipelines,
]
