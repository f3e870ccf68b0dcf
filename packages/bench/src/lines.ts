import { layoutOf } from '@adcopy/local-stack'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const jobs = 'packages/bench/src/rivals/jobs'
const shared = [`${jobs}/edge.ts`, `${jobs}/schema.sql`]

/** The files and folders with the code that takes a job from the request to the terminal state. */
const programs: Record<string, readonly string[]> = {
  service: ['contract', 'core', 'db', 'telemetry', 'workflows']
    .map((name) => `packages/${name}`)
    .concat('apps/api', 'apps/worker'),
  shared,
  'naive temporal': [...shared, `${jobs}/naive-temporal.ts`, `${jobs}/naive-workflow.ts`],
  'pg-boss': [...shared, `${jobs}/pg-boss.ts`],
  'graphile-worker': [...shared, `${jobs}/graphile-worker.ts`],
  DBOS: [...shared, `${jobs}/dbos.ts`],
  Restate: [...shared, `${jobs}/restate.ts`],
}

export function fillLines(page: string): string {
  return page.replaceAll(/(<!-- lines: (.+?) -->)[\d,]*/g, (_, marker: string, program: string) => {
    const paths = programs[program]
    if (paths === undefined) throw new Error(`no program is named ${program}`)
    return `${marker}${countLines(paths).toLocaleString('en')}`
  })
}

/** Tests, generated code, blank lines and comments do not count. */
function countLines(paths: readonly string[]): number {
  const { root } = layoutOf()
  const tracked = execFileSync('git', ['ls-files', '--', ...paths], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  return tracked
    .filter((file) => /\.(tsx?|sql)$/.test(file) && !/\/(test|generated)\//.test(file))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/\/|\/?\*|--|$)/.test(line)).length
}
