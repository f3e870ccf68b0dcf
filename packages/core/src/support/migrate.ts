export { findMissing as findMissingMigrations, findPending as findPendingMigrations, migrate } from '@adcopy/db/migrate'
