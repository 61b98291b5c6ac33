import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import type { Composer } from '#engines/ports.ts'
import { plainText } from '#src/domain/plain-text.ts'
import { toSound } from '../clips-and-sounds.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged, Refused } from '../http/provider-error.ts'
import { callModel, notesOf } from '../sdk/call-model.ts'
import { loadLanguageModels } from '../sdk/language-models.ts'

const LIMITS = { timeoutMs: 300_000, maxBytes: 60_000_000 }

/** Music by a Lyria model, which is asked like a language model and answers a sound. Its prompt gives the length, and rules out singing. */
export function createGoogleComposer(provider: Provider, model: string, concurrency: number): Composer {
  return {
    info: { label: model, builtIn: false, concurrency },
    async compose({ prompt, seconds }, call) {
      const text = `${prompt}\nInstrumental, without any vocals. About ${Math.round(seconds)} seconds long.`
      const options: LanguageModelV4CallOptions = {
        prompt: [{ role: 'user', content: [{ type: 'text', text }] }],
        providerOptions: { google: { responseModalities: ['AUDIO', 'TEXT'] } },
        ...(call?.signal && { abortSignal: call.signal }),
      }
      const open = await loadLanguageModels.google()
      const work = { model, request: ['music', options.prompt], ...LIMITS }
      const made = await callModel(provider, { ...work, run: (send) => open(model, send).doGenerate(options) }, call)
      for (const part of made.content) {
        if (part.type !== 'file' || part.data.type !== 'data' || !part.mediaType.startsWith('audio/')) continue
        const { data } = part.data
        const bytes = typeof data === 'string' ? new Uint8Array(Buffer.from(data, 'base64')) : data
        return { ...(await toSound(provider, bytes)), notes: notesOf(made) }
      }
      const said = made.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ')
      if (made.finishReason.unified === 'content-filter')
        throw new Refused(`${provider.label} refused: ${plainText(said).slice(0, 200) || 'its safety rules'}`)
      throw new PossiblyCharged(`${provider.label} returned no music`)
    },
  }
}
