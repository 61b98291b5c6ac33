import type { ImageModelV4 } from '@ai-sdk/provider'
import { CONNECTION } from './call-model.ts'

/** How image models are asked: as OpenAI and servers with its form are, or as Gemini. */
export type ImageForm = 'openai' | 'google'

type OpenImageModel = (model: string, send: typeof fetch) => ImageModelV4

/** Loads the package of a form, when it is first asked. */
export const loadImageModels: Readonly<Record<ImageForm, () => Promise<OpenImageModel>>> = {
  async openai() {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return (model, send) => createOpenAI({ ...CONNECTION, fetch: send }).image(model)
  },
  async google() {
    const { createGoogle } = await import('@ai-sdk/google')
    return (model, send) => createGoogle({ ...CONNECTION, fetch: send }).image(model)
  },
}
