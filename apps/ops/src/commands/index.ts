import type { Command } from '../command.ts'
import { groundingCommands } from './grounding.ts'
import { jobCommands } from './job.ts'
import { knowledgeCommands } from './knowledge.ts'
import { memberCommands } from './member.ts'
import { offerCommands } from './offer.ts'
import { operatorCommands } from './operator.ts'
import { serviceCommands } from './service.ts'
import { tokenCommands } from './token.ts'
import { workspaceCommands } from './workspace.ts'

export const commands: readonly Command[] = [
  ...workspaceCommands,
  ...memberCommands,
  ...tokenCommands,
  ...groundingCommands,
  ...offerCommands,
  ...knowledgeCommands,
  ...jobCommands,
  ...operatorCommands,
  ...serviceCommands,
]
