export * from './signatures.ts'
export * from './start-options.ts'
export * from './timing.ts'
export * from './trace-headers.ts'
