export * from './tenants.ts'
export * from './test-database.ts'
export * from './until.ts'
export type {} from './global-setup.ts'
