export { describeFact, type Fact } from './fact.ts'
export { factSheetOf, factsOfOffer } from './fact-sheet.ts'
export { readUnits } from './read-units.ts'
