export { findPending as findPendingMigrations, migrate } from '@adcopy/db/migrate'
