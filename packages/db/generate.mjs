// Prisma's generator downloads the schema engine although it does not use it. It skips the download if
// PRISMA_SCHEMA_ENGINE_BINARY is the path of any executable.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const cli = createRequire(import.meta.url).resolve('prisma/build/index.js')
const { status } = spawnSync(process.execPath, [cli, 'generate'], {
  cwd: import.meta.dirname,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
})
process.exit(status ?? 1)
