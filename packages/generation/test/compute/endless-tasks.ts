// This module never finishes loading.

await new Promise(() => setInterval(() => undefined, 1_000))

export const tasks = {}
