export { findMissing as findMissingMigrations, grantRoles, migrate, readHistory } from '@adcopy/db/migrate'
