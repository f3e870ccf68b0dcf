import { avatarSchema, brandProfileSchema, thinkReportSchema } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { command } from '../command.ts'
import { readShape } from '../read-file.ts'
import { jsonFile, text } from '../values.ts'
import { warnIfTooLarge } from '../warn-if-too-large.ts'

export const groundingCommands = [
  command({
    name: 'brand import',
    about: 'Replaces the whole brand profile.',
    args: { WS: text },
    flags: { file: jsonFile },
    async run({ ctx, args, flags, warn }) {
      const profile = readShape(flags.file, brandProfileSchema)
      await verbs.importBrand({ ctx: ctx(), input: { workspaceId: args.WS, profile } })
      await warnIfTooLarge(ctx(), args.WS, warn)
    },
  }),
  command({
    name: 'brand show',
    about:
      'Shows the brand profile, the size of the grounding, and the facts per file that do not fit the brand brief.',
    args: { WS: text },
    lacks: 'brand profile',
    async run({ ctx, args, warn }) {
      const brand = await verbs.showBrand({ ctx: ctx(), input: { workspaceId: args.WS } })
      const { files } = await warnIfTooLarge(ctx(), args.WS, warn)
      return { ...brand, brand_brief_files: files }
    },
    verdict: ({ grounding: { total_bytes, total_bytes_allowed, too_large } }) =>
      too_large
        ? 'The grounding is too large: jobs are refused with grounding_too_large.'
        : `The grounding fits: ${total_bytes} of ${total_bytes_allowed} bytes.`,
  }),
  command({
    name: 'brand remove',
    about: 'Removes the brand profile; accepted jobs keep their snapshot.',
    args: { WS: text },
    lacks: 'brand profile',
    run: ({ ctx, args }) => verbs.removeBrand({ ctx: ctx(), input: { workspaceId: args.WS } }),
  }),
  command({
    name: 'avatar add',
    about: 'Adds an avatar: a description of one kind of customer.',
    args: { WS: text },
    flags: { file: jsonFile },
    async run({ ctx, args, flags, warn }) {
      const avatar = readShape(flags.file, avatarSchema)
      const added = await verbs.addAvatar({ ctx: ctx(), input: { workspaceId: args.WS, avatar } })
      await warnIfTooLarge(ctx(), args.WS, warn)
      return added
    },
  }),
  command({
    name: 'think add',
    about: 'Adds a Think report.',
    args: { WS: text },
    flags: { file: jsonFile },
    async run({ ctx, args, flags, warn }) {
      const report = readShape(flags.file, thinkReportSchema)
      const added = await verbs.addThinkReport({ ctx: ctx(), input: { workspaceId: args.WS, report } })
      await warnIfTooLarge(ctx(), args.WS, warn)
      return added
    },
  }),
]
