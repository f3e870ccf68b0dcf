const ollama = 'http://localhost:11434'
const ollamaWaitMs = 500

async function ollamaModel(): Promise<string | null> {
  try {
    const response = await fetch(`${ollama}/api/tags`, { signal: AbortSignal.timeout(ollamaWaitMs) })
    const { models } = (await response.json()) as { models?: Array<{ name?: unknown }> }
    const name = models?.[0]?.name
    return typeof name === 'string' && /^[\w.:/-]+$/.test(name) ? name : null
  } catch {
    return null
  }
}

export async function modelAdvice(env: NodeJS.ProcessEnv): Promise<string[]> {
  if ((env['GENERATION_BACKEND'] || 'composer') !== 'composer') return []
  const model = await ollamaModel()
  const settings = `GENERATION_BACKEND=openai-compatible GENERATION_BASE_URL=${ollama}/v1`
  return [
    "Offline draft, made of the brand's own sentences. To have a model write instead:",
    `  Ollama${model === null ? '' : ' (it answers on this machine)'}: ${settings} GENERATION_MODEL=${model ?? 'llama3.3'} npm start`,
    '  a key: GENERATION_BACKEND=openai GENERATION_MODEL=gpt-5 OPENAI_API_KEY=… npm start (or anthropic, google)',
  ]
}
