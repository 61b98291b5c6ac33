import type { SpeechRequest, VoiceEngine } from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import { callModel, CONNECTION, notesOf } from '../sdk/call-model.ts'
import { toSpeech } from './to-speech.ts'

const TIMEOUT_MS = 120_000
const MAX_BYTES = 60_000_000

const FEMALE = ['alloy', 'coral', 'nova', 'sage', 'shimmer']
const MALE = ['ash', 'echo', 'fable', 'onyx', 'verse']

/** Models that take instructions; those of `tts-1` do not. */
const LISTENING = /^gpt-/u

const toneOf = (model: string, { emotions = [] }: Pick<SpeechRequest, 'emotions'>) =>
  LISTENING.test(model) && emotions.length > 0 ? { instructions: `Tone: ${emotions.join(', ')}.` } : {}

/** Speech in OpenAI's form. Its voices speak whatever they are given, so they are offered for the languages that the operator names. */
export function createOpenAiVoice(
  provider: Provider,
  model: string,
  { languages, concurrency }: { languages: readonly string[]; concurrency: number },
): VoiceEngine {
  const info = { label: model, builtIn: false, concurrency }
  const of = (gender: 'female' | 'male', language: string) => (name: string) => ({
    ...{ id: `openai-${name}-${language}`, name: name.charAt(0).toUpperCase() + name.slice(1), language, gender },
    ...{ description: '', provider: info },
  })
  return {
    info,
    voices: languages.flatMap((language) => [...FEMALE.map(of('female', language)), ...MALE.map(of('male', language))]),
    async speak({ voice, ...request }, call) {
      const [, name = '', language = ''] = /^openai-([a-z]+)-([\w-]+)$/u.exec(voice) ?? []
      const { text, speakingRate: speed } = request
      const options = { text, voice: name, speed, outputFormat: 'wav', ...toneOf(model, request) }
      const { createOpenAI } = await import('@ai-sdk/openai')
      const { audio, warnings } = await callModel(
        provider,
        {
          ...{ model, request: options, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
          run: (send) =>
            createOpenAI({ ...CONNECTION, fetch: send })
              .speech(model)
              .doGenerate({ ...options, ...(call?.signal && { abortSignal: call.signal }) }),
        },
        call,
      )
      const wav = typeof audio === 'string' ? new Uint8Array(Buffer.from(audio, 'base64')) : audio
      const speech = await toSpeech(provider, wav, { ...request, language, times: null }, call)
      return { ...speech, notes: notesOf({ warnings }) }
    },
  }
}
