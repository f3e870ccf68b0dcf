import type { GenerationRequest } from '../../src/request.ts'

// Tasks of the compute pool's tests: `writerPrompt` does as the brief says and answers with its document.

const ways: Record<string, (request: GenerationRequest) => string> = {
  good: ({ seed }) => seed,
  size: (request) => String(JSON.stringify(request).length),
  loop() {
    for (;;);
  },
  // Ends a whole process where it is done in a thread with the same bound.
  split: () => String('a,'.repeat(1e8).split(',').length),
  buffers() {
    const buffers: Uint8Array[] = []
    for (;;) buffers.push(new Uint8Array(50e6).fill(1))
  },
  depth: (request) => ways['depth']!(request) + ways['depth']!(request),
  exit: () => process.exit(0),
  fault() {
    throw new TypeError('a fault in a task')
  },
  pid: () => String(process.pid),
  /** Long enough that two at a time are in two processes once both are ready. */
  hold() {
    const until = performance.now() + 100
    while (performance.now() < until);
    return String(process.pid)
  },
}

export const tasks = {
  writerPrompt(request: GenerationRequest) {
    const [way = ''] = request.brief.split(' ')
    return { instructions: '', document: ways[way]!(request) }
  },
}
