import type { Copy } from '@adcopy/contract'
import type { Core } from '@adcopy/core'
import { succeedJob } from '@adcopy/testing'

export const plainCopy: Copy = { headline: 'Ride on', primary_text: 'Autumn is\nshort.' }

export const finish = (core: Core, jobId: string, copy = plainCopy) => succeedJob(core, jobId, { copy })
