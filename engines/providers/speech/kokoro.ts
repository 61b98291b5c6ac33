import * as z from 'zod'
import type { VoiceEngine, VoiceInfo } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged } from '../http/provider-error.ts'
import { foldTimes, toSpeech, requireVoices } from './to-speech.ts'

const TIMEOUT_MS = 180_000
const MAX_BYTES = 60_000_000
/** What the first letter of a voice's name says it speaks. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ a: 'en-US', b: 'en-GB', e: 'es-ES', f: 'fr-FR', h: 'hi-IN', i: 'it-IT', j: 'ja-JP', p: 'pt-BR', z: 'zh-CN' },
}

const answerSchema = z.object({
  audio: z.string(),
  timestamps: z.array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() })).nullish(),
})
const nameSchema = z.string().regex(/^[a-z][fm]_\w{1,40}$/u)
/** Names until its version 0.2, objects since. */
const voiceSchema = z.union([nameSchema, z.object({ id: nameSchema }).transform(({ id }) => id)])
const listSchema = z.object({ voices: z.array(z.unknown()) })

/** Kokoro behind FastAPI, a server of the operator's own: its voices by language, and times for every word. */
export function createKokoroVoice(provider: Provider, model: string, concurrency: number): VoiceEngine {
  const info = { label: 'Kokoro', model, builtIn: false, concurrency }
  let voices: VoiceInfo[] = []
  return {
    info,
    get voices() {
      return voices
    },
    async refresh() {
      const question = { method: 'GET' as const, timeoutMs: 20_000, maxBytes: MAX_BYTES }
      const list = listSchema.safeParse(parseJson(await provider.ask('/v1/audio/voices', question)))
      const names = list.data?.voices.flatMap((each) => voiceSchema.safeParse(each).data ?? []) ?? []
      voices = names.flatMap((name) => offered(name).map((each) => ({ ...each, provider: info })))
      requireVoices(provider, voices)
    },
    async speak({ voice, ...request }, call) {
      const body = {
        ...{ model, input: request.text, voice: voice.replace(/^kokoro-/u, ''), speed: request.speakingRate },
        ...{ response_format: 'wav', stream: false },
      }
      const submit = (signal?: AbortSignal) =>
        provider.ask('/dev/captioned_speech', { body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
      const answer = answerSchema.safeParse(
        parseJson(await provider.placeOrder(model, { request: body, submit }, call)),
      )
      if (!answer.success) throw new PossiblyCharged(`${provider.label} didn’t return speech`)
      const { audio, timestamps } = answer.data
      const pieces = timestamps?.map(({ word, start_time: start, end_time: end }) => ({ text: word, start, end }))
      const wav = new Uint8Array(Buffer.from(audio, 'base64'))
      const times = pieces ? foldTimes(pieces, request.text) : null
      const language = languageOf(body.voice) ?? ''
      return toSpeech(provider, wav, { ...request, language, times }, call)
    },
  }
}

const languageOf = (name: string) => LANGUAGES[name.charAt(0)]

function offered(name: string) {
  const [, gender = ''] = name
  const tag = languageOf(name)
  if (tag === undefined) return []
  const called = name.slice(3)
  return [
    {
      id: `kokoro-${name}`,
      name: called.charAt(0).toUpperCase() + called.slice(1),
      language: tag,
      gender: gender === 'm' ? ('male' as const) : ('female' as const),
      description: '',
    },
  ]
}
