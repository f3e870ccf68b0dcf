import type { Compute } from '../compute/compute.ts'
import type { Writer } from '../seams.ts'
import { hash } from '../text/random.ts'
import { writerPromptVersion } from '../writer/instructions.ts'
import { draftSchema } from '../writer/read-draft.ts'
import { createAsker } from './ask-model.ts'
import type { ProviderSettings } from './settings.ts'

/** The writers of all jobs share one asker, because it remembers whether the server refuses the schema. */
export function createModelWriter(settings: ProviderSettings): (compute: Compute) => Writer {
  const asker = createAsker(settings, 'writer', draftSchema)
  return (compute) => ({
    name: settings.name,
    model: settings.model,
    promptVersion: writerPromptVersion,
    get answerMode() {
      return asker.mode()
    },
    async write(request, repair, options) {
      const prompt = await compute.writerPrompt(request, repair)
      const seed = hash(`${request.seed}\u0000${options.attempt}`) >>> 1
      const { text, cutOff } = await asker.ask({ prompt, seed }, options)
      return compute.readDraft(text, cutOff, request.copyLength)
    },
  })
}
