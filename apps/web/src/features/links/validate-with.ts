import type { findFaults } from './find-faults.ts'

type Find = typeof findFaults

/** Zod is large, so it loads only on submission. If it cannot be loaded, only the server validates the values. */
export function validateWith(form: keyof Find): (values: unknown) => Promise<Record<string, string>> {
  return (values) =>
    import('./find-faults.ts').then(
      (module) => module.findFaults[form](values),
      () => ({}),
    )
}
