import type { LanguageModelV4 } from '@ai-sdk/provider'
import { CONNECTION } from './call-model.ts'

/** How language models are asked: as OpenAI and most servers of one's own are, as Gemini, or as Claude. */
export type LanguageForm = 'openai' | 'google' | 'anthropic'

type OpenLanguageModel = (model: string, send: typeof fetch) => LanguageModelV4

/** Loads the package of a form, when it is first asked: most servers use one, or none. */
export const loadLanguageModels: Readonly<Record<LanguageForm, () => Promise<OpenLanguageModel>>> = {
  async openai() {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    // Any server's form; `@ai-sdk/openai` would send fields and roles that only OpenAI's own models take.
    return (model, send) =>
      createOpenAICompatible({
        ...{ name: 'openai', baseURL: CONNECTION.baseURL, fetch: send, supportsStructuredOutputs: true },
      }).chatModel(model)
  },
  async google() {
    const { createGoogle } = await import('@ai-sdk/google')
    return (model, send) => createGoogle({ ...CONNECTION, fetch: send }).languageModel(model)
  },
  async anthropic() {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return (model, send) => createAnthropic({ ...CONNECTION, fetch: send }).languageModel(model)
  },
}
