import type { GenerationRequest } from '../../src/request.ts'

// These tasks are for the tests of the compute pool. The first word of the brief selects a function below.
// `writerPrompt` runs that function and returns the result as the document.

const ways: Record<string, (request: GenerationRequest) => string> = {
  good: ({ seed }) => seed,
  size: (request) => String(JSON.stringify(request).length),
  loop() {
    for (;;);
  },
  // The array that `split` creates does not fit into the heap, so V8 aborts. In a worker thread, the abort would end
  // the whole process.
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
  /** Runs so long that the pool gives a concurrent task to another process, if that process is ready. */
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
