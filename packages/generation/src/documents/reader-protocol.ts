/** The command-line argument of the reading process, encoded as JSON. */
export interface ReaderArguments {
  mediaType: string
  memoryBytesMax: number
  timeMsMax: number
}

/** Signals with which the reading process ends itself; no other process sends them. */
export const endings = { memory: 'SIGUSR2', time: 'SIGALRM' } as const
