export { describeFact, type Fact } from './fact.ts'
export { factSheetOf } from './fact-sheet.ts'
