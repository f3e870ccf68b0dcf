import {
  type BackendSettings,
  generationVariables,
  missingVariables,
  providerNames,
  toBackendSettings,
} from '@adcopy/generation'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { brands } from './brands/index.ts'
import type { EvalBrand } from './brands/brand.ts'

export type ProviderSettings = Exclude<BackendSettings, { name: 'composer' }>

const modelJobsDefault = 24

export const usage = `npm run eval [-- options]

Has the offline composer write for brands of many kinds, judges what it wrote, and prints where the report is. A run of
everything that holds every promise writes docs/evaluation.md and docs/evaluation/summary.json as well. Models that the environment configures for
a worker (GENERATION_BACKEND and what goes with it) write a part of the jobs besides.

  --brands A,B           only these: ${brands.map(({ id }) => id).join(', ')}
  --jobs N               at most N jobs a backend; models get ${modelJobsDefault} unless told
  --backend NAME:MODEL   a model beside the environment's, its key from the environment; may be given several times
  --rounds N             every brief that many times, with other seeds, platforms and offers; 1 unless given
  --judge                the first model scores what was written
  --check                writes nothing: compares with what is committed, as continuous integration does
  --same-version         changed words are no reason to ask for a new version of the composer: no artifact has this one yet
  --help
`

/** A mistake of whoever called; its message says which. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

export interface EvalOptions {
  brands: readonly EvalBrand[]
  composerJobsMax: number
  modelJobsMax: number
  models: readonly ProviderSettings[]
  rounds: number
  judges: boolean
  sameVersion: boolean
  /** Compares with what is committed instead of writing it. */
  checks: boolean
  /** Whether this is the run whose figures are committed. */
  isWhole: boolean
}

const variables = z.object(generationVariables)

/** Reads arguments and environment; null where help was asked for. @throws OptionError */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): EvalOptions | null {
  const values = parsed(args)
  if (values.help === true) return null
  const wanted = values.brands?.split(',')
  const unknown = wanted?.filter((id) => !brands.some((brand) => brand.id === id)) ?? []
  if (unknown.length > 0) throw new OptionError(`no such brand: ${unknown.join(', ')}`)
  const jobs = wholeNumber('jobs', values.jobs)
  const rounds = wholeNumber('rounds', values.rounds) ?? 1
  const isWhole = wanted === undefined && jobs === undefined && rounds === 1
  const checks = values.check === true
  if (checks && !isWhole) throw new OptionError('--check is of everything: leave out --brands, --jobs and --rounds')
  const models = modelsOf(values.backend ?? [], env)
  const judges = values.judge === true
  if (judges && models.length === 0)
    throw new OptionError('--judge needs a model: set GENERATION_BACKEND, or --backend')
  return {
    brands: brands.filter(({ id }) => wanted?.includes(id) ?? true),
    composerJobsMax: jobs ?? Infinity,
    modelJobsMax: jobs ?? modelJobsDefault,
    models,
    rounds,
    judges,
    sameVersion: values['same-version'] === true,
    checks,
    isWhole,
  }
}

function wholeNumber(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const number = Number(given)
  if (!(Number.isInteger(number) && number > 0)) throw new OptionError(`--${name} takes a whole number`)
  return number
}

function parsed(args: readonly string[]) {
  const options = {
    brands: { type: 'string' },
    jobs: { type: 'string' },
    rounds: { type: 'string' },
    backend: { type: 'string', multiple: true },
    judge: { type: 'boolean' },
    check: { type: 'boolean' },
    'same-version': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error))
  }
}

/** The environment's model, if it names one, and those that were named beside it. */
function modelsOf(named: readonly string[], env: NodeJS.ProcessEnv): ProviderSettings[] {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const asked = named.map((text) => {
    const [name = '', ...model] = text.split(':')
    if (!providerNames.some((known) => known === name) || model.length === 0)
      throw new OptionError(`--backend takes NAME:MODEL, with a NAME of ${providerNames.join(', ')}`)
    return { ...given, GENERATION_BACKEND: name, GENERATION_MODEL: model.join(':') }
  })
  return [given, ...asked].flatMap((source) => {
    const found = variables.safeParse(source)
    if (!found.success) throw new OptionError(`the environment is wrong:\n${z.prettifyError(found.error)}`)
    const missing = missingVariables(found.data)
    if (missing.length > 0) throw new OptionError(`not set: ${missing.join(', ')}`)
    const settings = toBackendSettings(found.data)
    return settings.name === 'composer' ? [] : [settings]
  })
}
