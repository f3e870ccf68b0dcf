/** A stopped process resumes on SIGCONT. */
export type PointAction = 'kill' | 'stop'

export interface Came {
  name: string
  pid: number
  /** When the process reached the point, in Unix milliseconds. */
  at: number
}

interface Point {
  of: 'api' | 'worker'
  statement: string
  when: 'before' | 'after'
  /** The point is reached only if this function returns true for the rows that the statement returned. */
  having?: (rows: ReadonlyArray<Record<string, unknown>>) => boolean
}

/** A crash could break a guarantee only directly before or after the statement that implements the guarantee. */
export const points = {
  'between COMMIT and the response': {
    of: 'api',
    statement: 'accept-jobs',
    when: 'after',
    having: (rows) => rows.some(({ outcome }) => outcome === 'created'),
  },
  'between the lease and the start of the workflow': {
    of: 'worker',
    statement: 'lease-due-jobs',
    when: 'after',
    having: (rows) => rows.length > 0,
  },
  // A sweep that has started workflows runs this statement before it renews leases, to find out which jobs have ended.
  "between the start of the workflow and the row's next due time": {
    of: 'worker',
    statement: 'unfinished-jobs',
    when: 'before',
  },
  "between the backend's response and the terminal write": { of: 'worker', statement: 'succeed-job', when: 'before' },
  'between the terminal write and its report to Temporal': { of: 'worker', statement: 'succeed-job', when: 'after' },
  'within `fail`, before its write': { of: 'worker', statement: 'fail-job', when: 'before' },
  'within `fail`, after its write': { of: 'worker', statement: 'fail-job', when: 'after' },
} as const satisfies Record<string, Point>

export type PointName = keyof typeof points

export const pointNames = Object.keys(points) as PointName[]

/**
 * Name of a file in the folder `ADCOPY_FAULT_POINTS`. The point is armed while the file exists. The first process that
 * reaches the point removes the file.
 */
export function pointFile(name: PointName): string {
  return `${pointNames.indexOf(name)}`
}

export function pointOf(name: PointName): Point {
  return points[name]
}
