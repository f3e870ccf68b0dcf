import type pg from 'pg'
import { forgetTemporal } from './faults/processes.ts'
import type { Planted } from './run-scenario.ts'
import { scenarios, type Scenario } from './scenarios.ts'

export interface Plant {
  name: string
  planted: Planted
  scenario: Scenario
  /** The run must report at least one of these guarantees as broken. Empty if nothing is planted. */
  noticedAs: readonly string[]
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

/**
 * Removes the conflict clause from `accept_job` and `accept_jobs`. A concurrent request can then insert the same key
 * between the look-up and the insert.
 */
async function checkThenInsert(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_functiondef(oid) as definition from pg_proc where proname like 'accept\\_job%'`,
  )
  for (const { definition } of rows) {
    const pieces = definition.split(insertFirst)
    if (pieces.length !== 2) throw new Error('accepting does not insert first in the words that are looked for')
    await pool.query(pieces.join(''))
  }
  if (rows.length === 0) throw new Error('there is no function that accepts')
}

/** The unmodified service. If it failed too, a failure with a planted bug would not prove that the bug was detected. */
const control: Plant = { name: 'nothing', planted: {}, scenario: calm, noticedAs: [] }

/** The suite must fail for each of these except `control`, because a suite that passes with a bug proves nothing. */
export const plants: readonly Plant[] = [
  control,
  {
    name: 'the due row is deleted when the workflow starts',
    planted: { plant: (pool) => pool.query(dueRowDeleted) },
    scenario: {
      name: 'Temporal’s database deleted',
      promised: 'lost workflows are started again',
      faults: [forgetTemporal],
    },
    noticedAs: ['every 202 ends in time', 'the queue has exactly the open jobs'],
  },
  {
    name: 'accept checks, then inserts',
    planted: { plant: checkThenInsert },
    scenario: calm,
    noticedAs: ['no constraint or trigger has to step in'],
  },
  {
    name: 'accept checks, then inserts, and no index decides',
    planted: {
      plant: async (pool) => {
        await pool.query('drop index job_workspace_id_idempotency_key_key')
        await checkThenInsert(pool)
      },
    },
    scenario: calm,
    noticedAs: ['a key is bound to one job', 'a replay returns the same job'],
  },
  {
    name: 'the terminal write does not look at the state',
    planted: { preload: 'unguarded-end' },
    scenario: scenarioNamed("SIGSTOP between the backend's response and the terminal write"),
    noticedAs: ['no constraint or trigger has to step in', 'one artifact per succeeded job'],
  },
  {
    name: 'the brief is an input of the workflow',
    planted: { preload: 'brief-as-input' },
    scenario: calm,
    noticedAs: ['the brief is stored nowhere else'],
  },
  {
    name: 'a lost or failed attempt fails the job',
    planted: { bundle: 'single-try' },
    scenario: scenarioNamed('kill -9 worker'),
    noticedAs: ['no fault fails a job'],
  },
]

function scenarioNamed(wanted: string): Scenario {
  const found = scenarios.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`there is no scenario "${wanted}"`)
  return found
}
