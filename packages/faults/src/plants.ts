import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetTemporal } from './faults/processes.ts'
import { places } from './places.ts'
import type { Planted } from './run-scenario.ts'
import { scenarios, type Scenario } from './scenarios.ts'

/** A bug put into the service, and the scenario that must notice it. */
export interface Plant {
  name: string
  planted: Planted
  scenario: Scenario
}

const calm: Scenario = { name: 'no fault at all', promised: 'everything', faults: [] }

const dueRowDeleted = `
  create function planted_bug() returns trigger language plpgsql as $$
  begin
    delete from job_due where job_id = new.job_id;
    return null;
  end $$;
  create trigger planted_bug after update of attempts on job_due for each row
    when (new.attempts > 0) execute function planted_bug()`

const insertFirst = ' on conflict (workspace_id, idempotency_key) do nothing'

/** `accept_job` that looks whether the key is there and then inserts, trusting what it saw. */
function checkThenInsert(): string {
  const file = join(places.root, 'packages/db/migrations/20261121090200_accept_job/migration.sql')
  const pieces = readFileSync(file, 'utf8').replace('create function', 'create or replace function').split(insertFirst)
  if (pieces.length !== 2)
    throw new Error('accept_job does not insert first in the words that the planted bug looks for')
  return pieces.join('')
}

/** Each must turn the suite red: a suite that stays green over one of these proves nothing. */
export const plants: readonly Plant[] = [
  {
    name: 'the due row is deleted when the workflow starts',
    planted: { sql: dueRowDeleted },
    scenario: {
      name: 'Temporal’s database deleted',
      promised: 'lost workflows are started again',
      faults: [forgetTemporal],
    },
  },
  {
    name: 'accept checks, then inserts',
    planted: { sql: checkThenInsert() },
    scenario: calm,
  },
  {
    name: 'accept checks, then inserts, and no index decides',
    planted: { sql: `drop index job_workspace_id_idempotency_key_key; ${checkThenInsert()}` },
    scenario: calm,
  },
  {
    name: 'the terminal write does not look at the state',
    planted: { preload: 'unguarded-end' },
    scenario: scenarioNamed("SIGSTOP between the backend's answer and the terminal write"),
  },
  {
    name: 'the brief is an input of the workflow',
    planted: { preload: 'brief-as-input' },
    scenario: calm,
  },
]

function scenarioNamed(wanted: string): Scenario {
  const found = scenarios.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`there is no scenario "${wanted}"`)
  return found
}
