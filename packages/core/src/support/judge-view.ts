import type { DatabaseView, LogSetting } from '../operations/inspect-database.ts'

export interface Findings {
  wrong: string[]
  /** Findings that may be intended, but that an operator should know about. */
  notices: string[]
}

/** Ids of the fingerprint keys, newest first. Null if no keys are configured, `unreadable` if they cannot be parsed. */
export type HeldKeys = readonly string[] | 'unreadable' | null

export interface DatabaseReport {
  database: {
    reachable: boolean
    version?: string
    pending_migrations?: string[]
    newer_migrations?: string[]
    settings?: Record<string, string | null>
    clock_ahead_seconds?: number
    worker_connections?: number
  }
  backlog?: Backlog
  switches?: { PUBLIC_API_ENABLED: 'on' | 'off' }
  fingerprint_keys?: { used: string[]; missing: string[] | null }
}

interface Backlog {
  jobs: number
  oldest_job_id: string | null
  oldest_seconds: number | null
}

const versionNumberMin = 150_000
// A job may wait for a provider until its deadline, but after this time an operator should look at it.
const backlogSecondsMax = 300
// The difference between synchronised clocks is much smaller than this.
const clockSecondsMax = 2

// With other settings, PostgreSQL may log the values of parameters. Some of these values are briefs.
const settingsWanted = {
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  'auto_explain.log_parameter_max_length': '0',
  // A logged query plan can contain parameter values: a verbose plan shows the arguments of function calls, and the
  // plan of a statement inside a function can show parameters as constants.
  'auto_explain.log_verbose': 'off',
  'auto_explain.log_nested_statements': 'off',
  'pgaudit.log_parameter': 'off',
} as const satisfies Record<LogSetting, string>

const isOff = (value: string) => /^(off|false|no|0|f|n|of)$/i.test(value)

/** When the database was asked and when it answered, in milliseconds by this machine's clock. */
export interface Asked {
  askedAt: number
  answeredAt: number
}

export function judgeView(keys: HeldKeys, view: DatabaseView, asked: Asked, findings: Findings): DatabaseReport {
  const { wrong } = findings
  const version = `${Math.floor(view.versionNumber / 10_000)}.${view.versionNumber % 10_000}`
  if (view.versionNumber < versionNumberMin) wrong.push(`PostgreSQL ${version} is older than 15: upgrade it`)
  judgeSettings(view, wrong)
  return {
    database: {
      reachable: true,
      version,
      pending_migrations: [],
      settings: view.settings,
      clock_ahead_seconds: judgeClock(view, asked, wrong),
      worker_connections: view.workerConnections,
    },
    backlog: judgeBacklog(view, wrong),
    switches: { PUBLIC_API_ENABLED: view.publicApiEnabled ? 'on' : 'off' },
    fingerprint_keys: judgeKeys(keys, view, findings),
  }
}

export function judgeSettings({ settings, settingOverrides }: DatabaseView, wrong: string[]): void {
  for (const [name, value] of Object.entries(settingsWanted)) {
    const actual = settings[name as LogSetting]
    if (actual === null || isWanted(name, actual)) continue
    wrong.push(
      `${name} is ${actual}, not ${value}: a brief could reach PostgreSQL's log; alter system set ${name} = '${value}' and reload`,
    )
  }
  for (const { of, name, value } of settingOverrides) {
    if (name.endsWith('_preload_libraries')) {
      // If `auto_explain.log_parameter_max_length` is null, auto_explain uses its default and logs parameters. The loop
      // above has already checked all other values.
      if (!value.includes('auto_explain') || settings['auto_explain.log_parameter_max_length'] !== null) continue
      wrong.push(
        `auto_explain is loaded for ${of} and logs parameters: a brief could reach PostgreSQL's log; alter ` +
          "system set auto_explain.log_parameter_max_length = '0' and reload",
      )
    } else if (!isWanted(name, value)) {
      wrong.push(
        `${name} is ${value} for ${of}, whatever the server's configuration says: a brief could reach ` +
          `PostgreSQL's log; alter ${of} reset ${name}`,
      )
    }
  }
}

/** PostgreSQL may return a boolean as it was written, so `off` may also be `false`, `no` or `0`. */
function isWanted(name: string, value: string): boolean {
  const wanted = settingsWanted[name as LogSetting]
  return wanted === 'off' ? isOff(value) : value === wanted
}

function judgeClock({ clock }: DatabaseView, { askedAt, answeredAt }: Asked, wrong: string[]): number {
  const now = clock.now.getTime()
  const ahead = Math.round((now - (askedAt + answeredAt) / 2) / 100) / 10
  const beyond = Math.max(askedAt - now, now - answeredAt) / 1000
  if (beyond > clockSecondsMax) {
    const which = ahead > 0 ? 'ahead of' : 'behind'
    wrong.push(`the database's clock is ${Math.abs(ahead)} s ${which} this machine's: keep both in step with NTP`)
  }
  if (!clock.isAccounting) {
    wrong.push(
      "app_now() is not the database's clock, so months and deadlines are wrong: create or replace it as the first migration does",
    )
  }
  return ahead
}

function judgeBacklog({ backlog }: DatabaseView, wrong: string[]): Backlog {
  const oldest = backlog.oldestSeconds === null ? null : Math.max(0, Math.round(backlog.oldestSeconds))
  if (oldest !== null && oldest > backlogSecondsMax) {
    wrong.push(
      `${backlog.oldestJobId}, the oldest of ${backlog.jobs} unfinished jobs, has waited ${oldest} s: see ` +
        'that a worker runs, what its log says of that job, and its workflow (ops job show ' +
        `${backlog.oldestJobId})`,
    )
  }
  return { jobs: backlog.jobs, oldest_job_id: backlog.oldestJobId, oldest_seconds: oldest }
}

function judgeKeys(held: HeldKeys, { fingerprintKeyIds: used }: DatabaseView, { wrong, notices }: Findings) {
  if (held === null) return { used, missing: null }
  if (held === 'unreadable') {
    wrong.push('FINGERPRINT_KEYS is not a list of base64 keys of at least 32 bytes: take it from the backup')
    return { used, missing: null }
  }
  const missing = used.filter((id) => !held.includes(id))
  if (missing.length > 0) {
    wrong.push(
      `FINGERPRINT_KEYS lacks ${missing.join(', ')}, under which jobs were accepted: their replays are ` +
        'mismatches until it is put back, behind the newest',
    )
  }
  const [first = ''] = held
  if (used.length > 0 && !used.includes(first)) {
    notices.push(
      `no job was accepted under ${first} yet, the first of FINGERPRINT_KEYS: it may stand in front only ` +
        'once every api, web and worker holds it behind the old one',
    )
  }
  return { used, missing }
}
