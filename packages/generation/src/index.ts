export {
  type Backend,
  BackendError,
  candidateSecondsMax,
  type GenerateOptions,
  type GenerationRequest,
  type TokenUsage,
} from './backend.ts'
export { examine } from './checks/examine.ts'
export { brokeHard, brokePolicy, checks, hardFailures } from './checks/index.ts'
export { checksVersion } from './checks/version.ts'
export { attemptsMax, generate, type GenerationOutcome } from './generate.ts'
export { createComposer } from './composer/composer.ts'
export { createBackend, createModelJudge } from './create-backend.ts'
export { createDocumentReader, type DocumentReader, documentsAtOnceMax } from './documents/document-reader.ts'
export type { DocumentReading } from './documents/reading.ts'
export type { Judge, Judgement } from './providers/judge.ts'
export { type ExtractedFact, extractFacts } from './facts/extract-facts.ts'
export {
  type BackendSettings,
  generationVariables,
  missingVariables,
  providerNames,
  type ProviderSettings,
  toBackendSettings,
} from './providers/settings.ts'
export { graphemes, wordNgrams } from './text.ts'
