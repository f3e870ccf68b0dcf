/** The one argument of the reading process, as JSON. */
export interface ReaderArguments {
  mediaType: string
  memoryBytesMax: number
  timeMsMax: number
}

/** Signals by which the reading process ends itself; no one else sends them. */
export const endings = { memory: 'SIGUSR2', time: 'SIGALRM' } as const
