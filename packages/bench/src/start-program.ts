import { sendSignal, startService, type Running, type Service } from '@adcopy/local-stack'

const groups = new Set<number>()
process.once('exit', () => {
  for (const pid of groups) sendSignal(-pid, 'SIGKILL')
})

/** The program and its children end with this process, also after an interrupt. */
export async function startProgram(service: Service): Promise<Running> {
  const program = await startService(service, (pid) => groups.add(pid))
  void program.exited.then(() => groups.delete(program.pid))
  return program
}
