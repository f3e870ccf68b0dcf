import { compose } from '../composer/compose.ts'
import { runChecks } from '../checks/index.ts'
import { recheck } from '../edit/recheck.ts'
import { claimsOf, judge } from '../verifier/judge.ts'
import { readVerification } from '../verifier/read-verification.ts'
import { verifierPrompt } from '../verifier/verifier-prompt.ts'
import { readDraft } from '../writer/read-draft.ts'
import { writerPrompt } from '../writer/writer-prompt.ts'

export const tasks = {
  compose,
  writerPrompt,
  readDraft,
  check: runChecks,
  verifierPrompt,
  readVerification,
  judge,
  claims: claimsOf,
  recheck,
}
