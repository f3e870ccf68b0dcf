import { expect, test } from 'vitest'
import { brands } from '../src/brands/index.ts'
import { OptionError, readOptions } from '../src/options.ts'

test('without anything the composer writes for all brands, and the run is the one to commit', () => {
  expect(readOptions([], { PATH: '/bin' })).toMatchObject({ brands, models: [], judges: false, isWhole: true })
})

test.each([[['--brands', 'zotero,mirefield']], [['--jobs', '10']], [['--rounds', '2']]])(
  '%j narrows a run, which is then not committed',
  (args) => {
    expect(readOptions(args, {})).toMatchObject({ isWhole: false })
  },
)

test("the environment's model runs too, and those named beside it with keys of their own", () => {
  const env = { GENERATION_BACKEND: 'openai', GENERATION_MODEL: 'a', OPENAI_API_KEY: 'x', ANTHROPIC_API_KEY: 'y' }
  const options = readOptions(['--backend', 'anthropic:b:1', '--judge'], env)
  expect(options?.models).toMatchObject([
    { name: 'openai', model: 'a', apiKey: 'x' },
    { name: 'anthropic', model: 'b:1', apiKey: 'y' },
  ])
  expect(options).toMatchObject({ judges: true, modelJobsMax: 24, composerJobsMax: Infinity, isWhole: true })
})

test.each<[string, string[], NodeJS.ProcessEnv]>([
  ['an unknown brand', ['--brands', 'acme'], {}],
  ['no number of jobs', ['--jobs', 'few'], {}],
  ['no number of rounds', ['--rounds', '0'], {}],
  ['a comparison of a part', ['--check', '--rounds', '2'], {}],
  ['a judge without a model', ['--judge'], {}],
  ['a backend without a model', ['--backend', 'openai'], {}],
  ['a backend that nobody knows', ['--backend', 'acme:large'], {}],
  ['a model without its key', ['--backend', 'openai:large'], {}],
  ['an environment that no worker would start with', [], { GENERATION_BACKEND: 'acme' }],
  ['an unknown option', ['--fast'], {}],
])('%s is refused', (_, args, env) => {
  expect(() => readOptions(args, env)).toThrow(OptionError)
})
