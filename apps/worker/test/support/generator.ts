import { createComposer, type Backend, type GenerateOptions, type GenerationRequest } from '@adcopy/generation'

const composer = createComposer()

/** A backend that does as the test says; `compose` is the real one. */
export function scriptedBackend(
  generate: (request: GenerationRequest, options: GenerateOptions) => ReturnType<Backend['generate']>,
): Backend {
  return { name: 'scripted', model: 'model-1', promptVersion: '7', generate }
}

export const compose: Backend['generate'] = (request, options) => composer.generate(request, options)
