// Prisma's generator downloads the schema engine although it does not use it. If PRISMA_SCHEMA_ENGINE_BINARY names an
// executable, it downloads nothing. Any executable will do.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const cli = createRequire(import.meta.url).resolve('prisma/build/index.js')
const { status } = spawnSync(process.execPath, [cli, 'generate'], {
  cwd: import.meta.dirname,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
})
process.exit(status ?? 1)
