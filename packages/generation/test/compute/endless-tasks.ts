// Tasks that never finish loading.

await new Promise(() => setInterval(() => undefined, 1_000))

export const tasks = {}
