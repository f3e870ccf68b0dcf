import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@adcopy/testing'
import { expect, test } from 'vitest'

// https://squawkhq.com/docs/rules explains how to fix each finding. A constraint must be added as NOT VALID and
// validated by the next migration, because each migration is one transaction.
const squawk = fileURLToPath(import.meta.resolve('squawk-cli/js/bin/squawk'))
const directory = join(import.meta.dirname, '../migrations')

const notOurRules = [
  // The migration runner sets both time-outs (src/migrate/apply.ts).
  'require-lock-timeout',
  'require-statement-timeout',
  // These rules are about style, not about locks.
  'prefer-bigint-over-int',
  'prefer-text-field',
  'prefer-timestamp-tz',
  'prefer-identity',
]

async function lint(folder: string): Promise<Record<string, string[]>> {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name, 'migration.sql'))
  const options = [
    '--assume-in-transaction',
    '--pg-version=15',
    '--reporter=json',
    `--exclude=${notOurRules.join(',')}`,
  ]
  const printed = await new Promise<string>((resolve, reject) => {
    // squawk exits with 1 if it has findings, and prints the findings on standard output.
    execFile(process.execPath, [squawk, ...options, ...files], (error, stdout) =>
      stdout === '' ? reject(error) : resolve(stdout),
    )
  })
  const broken: Record<string, Set<string>> = {}
  for (const { file, rule_name } of JSON.parse(printed) as Array<{ file: string; rule_name: string }>) {
    ;(broken[dirname(file).slice(folder.length + 1)] ??= new Set()).add(rule_name)
  }
  return Object.fromEntries(Object.entries(broken).map(([name, rules]) => [name, [...rules].toSorted()]))
}

function write(migrations: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'migration.sql'), sql)
  }
  return folder
}

test('every migration can run next to traffic', async () => {
  expect(await lint(directory)).toEqual({})
})

test('a migration that would stop the service is detected', async () => {
  const add = 'alter table job add constraint c check (a > 0)'
  const folder = write({
    check: `${add};`,
    validated_at_once: `${add} not valid; alter table job validate constraint c;`,
    foreign_key: 'alter table job add constraint f foreign key (a) references b (id);',
    index: 'create index i on job (a);',
    index_in_transaction: 'create index concurrently if not exists i on job (a); create table t (a int);',
    index_once: 'create index concurrently i on job (a);',
    rewrite: 'alter table job alter column a type text;',
    scan: 'alter table job alter column a set not null;',
    rename: 'alter table job rename column a to b;',
    ends_transaction: 'commit;',
    good: `${add} not valid;`,
    good_validation: 'alter table job validate constraint c;',
    good_index: 'create index concurrently if not exists i on job (a);',
    good_new_table: 'create table t (a int); create index i on t (a); alter table t add check (a > 1);',
  })
  expect(await lint(folder)).toEqual({
    check: ['constraint-missing-not-valid'],
    validated_at_once: ['constraint-missing-not-valid'],
    foreign_key: ['adding-foreign-key-constraint', 'constraint-missing-not-valid'],
    index: ['require-concurrent-index-creation'],
    index_in_transaction: ['ban-concurrent-index-creation-in-transaction'],
    index_once: ['prefer-robust-stmts'],
    rewrite: ['changing-column-type'],
    scan: ['adding-not-nullable-field'],
    rename: ['renaming-column'],
    ends_transaction: ['transaction-nesting'],
  })
})
