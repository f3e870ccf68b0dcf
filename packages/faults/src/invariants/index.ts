import type { Evidence, Violation } from '../evidence.ts'
import { answersAreLawful, mismatchesAreMismatches, nothingForeignIsSeen, refusalsHaveACause } from './answers.ts'
import {
  aKeyIsOneJob,
  artifactsAreResults,
  briefsAreForgotten,
  everyAcceptEnds,
  everyCreateIsAccepted,
  garbageIsNoArtifact,
  jobsFailOnlyAsMeant,
  noneEndsPastItsTime,
  nothingHadToBeRefused,
  theQueueIsWhatIsOpen,
  unitsAreAcceptedKeys,
} from './books.ts'
import { statesNeverGoBack } from './histories.ts'
import { executionsReplay } from './replay.ts'

const invariants: ReadonlyArray<(evidence: Evidence) => Violation[]> = [
  everyCreateIsAccepted,
  everyAcceptEnds,
  noneEndsPastItsTime,
  jobsFailOnlyAsMeant,
  aKeyIsOneJob,
  unitsAreAcceptedKeys,
  artifactsAreResults,
  garbageIsNoArtifact,
  theQueueIsWhatIsOpen,
  statesNeverGoBack,
  mismatchesAreMismatches,
  nothingForeignIsSeen,
  answersAreLawful,
  refusalsHaveACause,
  briefsAreForgotten,
  nothingHadToBeRefused,
  executionsReplay,
]

export function findViolations(evidence: Evidence): Violation[] {
  return invariants.flatMap((invariant) => invariant(evidence))
}
