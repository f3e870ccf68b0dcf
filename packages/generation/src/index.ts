export type { Compute } from './compute/compute.ts'
export { createComputePool, type ComputePool } from './compute/pool.ts'
export { createGenerator, generatorOf, type Generator } from './create-generator.ts'
export { createDocumentReader, type DocumentReader, documentsAtOnceMax } from './documents/document-reader.ts'
export type { DocumentReading } from './documents/reading.ts'
export { CallsSpentError, OverrunError, ProviderError, type ProviderFault } from './errors.ts'
export type { GenerationLimits, GenerationOutcome } from './generate.ts'
export { attemptsMax } from './limits.ts'
export {
  callSecondsMax,
  type GenerationSettings,
  generationVariables,
  type ProviderSettings,
  settingsFaults,
  toGenerationSettings,
} from './providers/settings.ts'
export type { Draft, GenerationRequest, Prompt, Repair } from './request.ts'
export type { CallAccount, CallOptions, ModelRole, OpenCall, TokenUsage, Verifier, Writer } from './seams.ts'
export { checksVersion, hardFailures } from './verdicts.ts'
export { policies, policiesReadOn } from './verifier/policies.ts'
export { verifierPromptVersion } from './verifier/instructions.ts'
export { writerPromptVersion } from './writer/instructions.ts'
