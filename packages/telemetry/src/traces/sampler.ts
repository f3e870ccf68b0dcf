import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace'

export function samplerOf(env: NodeJS.ProcessEnv): Sampler {
  const given = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1)
  const ratio = () => new TraceIdRatioBasedSampler(given >= 0 && given <= 1 ? given : 1)
  switch (env['OTEL_TRACES_SAMPLER']) {
    case 'always_off':
      return new AlwaysOffSampler()
    case 'always_on':
      return new AlwaysOnSampler()
    case 'traceidratio':
      return ratio()
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: ratio() })
    default:
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
  }
}
