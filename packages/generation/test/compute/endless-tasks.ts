// This module never finishes loading, so a compute process that imports it never finishes its start.

await new Promise(() => setInterval(() => undefined, 1_000))

export const tasks = {}
