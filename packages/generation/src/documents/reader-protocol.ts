/** The command-line argument of the reading process, encoded as JSON. */
export interface ReaderArguments {
  mediaType: string
  memoryBytesMax: number
  timeMsMax: number
}

/**
 * The signals that the reading process sends to itself when it exceeds a limit. From the signal, the parent process
 * derives the failure code of the file.
 */
export const endings = { memory: 'SIGUSR2', time: 'SIGALRM' } as const
