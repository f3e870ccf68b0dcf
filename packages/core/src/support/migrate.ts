export { findMissing as findMissingMigrations, migrate, readHistory } from '@adcopy/db/migrate'
