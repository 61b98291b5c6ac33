import * as z from 'zod'
import { LANGUAGES } from '#src/domain/languages.ts'
import { traitsIn } from '#src/domain/person-words.ts'
import { EngineError, type SpeechRequest, type VoiceEngine, type VoiceInfo } from '#engines/ports.ts'
import { parseJson } from '../http/ask.ts'
import type { Provider } from '../http/provider.ts'
import { PossiblyCharged } from '../http/provider-error.ts'
import { foldTimes, type TimedPiece, toSpeech, wavOfPcm, requireVoices } from './to-speech.ts'

const TIMEOUT_MS = 120_000
const MAX_BYTES = 60_000_000
const SAMPLE_RATE = 24_000
const PAGE_SIZE = 100
const MAX_PAGES = 10
/** Its range of paces. */
const SLOWEST = 0.7
const FASTEST = 1.2
/** Models that take instructions in brackets before the text; others would read them aloud. */
const LISTENING = /^eleven_v3/u

/** Models that detect the language from the text and reject it as a parameter. */
const DETECTS_LANGUAGE = /multilingual_v2/u

const alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
})
const answerSchema = z.object({ audio_base64: z.string(), alignment: alignment.nullish() })
const voiceSchema = z.object({
  voice_id: z.string().regex(/^\w{1,64}$/u),
  name: z.string().nullish(),
  description: z.string().nullish(),
  labels: z.record(z.string(), z.string()).nullish(),
  verified_languages: z.array(z.object({ language: z.string(), locale: z.string().nullish() })).nullish(),
})
const listSchema = z.object({ voices: z.array(z.unknown()), next_page_token: z.string().nullish() })

/** ElevenLabs: the account's voices, each in the languages that it is verified for, and times for every character. */
export function createElevenLabsVoice(provider: Provider, model: string, concurrency: number): VoiceEngine {
  const info = { label: 'ElevenLabs', model, builtIn: false, concurrency }
  let voices: VoiceInfo[] = []
  return {
    info,
    get voices() {
      return voices
    },
    async refresh() {
      const question = { method: 'GET' as const, timeoutMs: 20_000, maxBytes: MAX_BYTES }
      const found: VoiceInfo[] = []
      let next: string | null | undefined
      for (let page = 1; page <= MAX_PAGES && next !== null; page++) {
        const query = new URLSearchParams({ page_size: String(PAGE_SIZE), ...(next && { next_page_token: next }) })
        const list = listSchema.safeParse(parseJson(await provider.ask(`/v2/voices?${query}`, question))).data
        if (!list) throw new EngineError(`${provider.label} didn’t return its voices`)
        // One odd voice takes none of the others away.
        const known = list.voices.flatMap((each) => voiceSchema.safeParse(each).data ?? [])
        found.push(...known.flatMap((voice) => offered(voice).map((each) => ({ ...each, provider: info }))))
        next = list.next_page_token ?? null
      }
      voices = found
      requireVoices(provider, voices)
    },
    async speak({ voice, ...request }, call) {
      const [, id = '', language = ''] = /^elevenlabs-(\w+)-([\w-]+)$/u.exec(voice) ?? []
      const speed = Math.min(FASTEST, Math.max(SLOWEST, request.speakingRate))
      const tone = toneOf(model, request)
      const body = {
        text: tone + request.text,
        model_id: model,
        voice_settings: { speed },
        ...(!DETECTS_LANGUAGE.test(model) && { language_code: language.split('-')[0] }),
      }
      const path = `/v1/text-to-speech/${id}/with-timestamps?output_format=pcm_${SAMPLE_RATE}`
      const submit = (signal?: AbortSignal) =>
        provider.ask(path, { body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal })
      const answer = answerSchema.safeParse(
        parseJson(await provider.placeOrder(model, { request: [id, body], submit }, call)),
      )
      if (!answer.success) throw new PossiblyCharged(`${provider.label} didn’t return speech`)
      const { audio_base64: audio, alignment: times } = answer.data
      const pieces = times?.characters.map((text, at) => ({
        text,
        start: times.character_start_times_seconds[at] ?? 0,
        end: times.character_end_times_seconds[at] ?? 0,
      }))
      const wav = wavOfPcm(new Uint8Array(Buffer.from(audio, 'base64')), SAMPLE_RATE)
      const found = pieces ? foldTimes(after(tone, pieces), request.text) : null
      return toSpeech(provider, wav, { ...request, language, times: found }, call)
    },
  }
}

const toneOf = (model: string, { emotions = [] }: Pick<SpeechRequest, 'emotions'>) =>
  LISTENING.test(model) ? emotions.map((emotion) => `[${emotion}] `).join('') : ''

/** Without the characters of the tone, which is not spoken. */
function after(tone: string, characters: readonly TimedPiece[]): readonly TimedPiece[] {
  const beginning = characters.slice(0, tone.length).map(({ text }) => text)
  return beginning.join('') === tone ? characters.slice(tone.length) : characters
}

function offered({
  voice_id: id,
  name,
  description,
  labels,
  verified_languages: verified,
}: z.output<typeof voiceSchema>) {
  const languages = new Set((verified ?? []).flatMap(({ language, locale }) => known(locale ?? language) ?? []))
  const all = languages.size > 0 ? [...languages] : [known(labels?.['language'] ?? 'en') ?? 'en-US']
  return all.map((language) => ({
    id: `elevenlabs-${id}-${language}`,
    name: (name ?? id).slice(0, 80),
    language,
    gender: labels?.['gender'] === 'male' ? ('male' as const) : ('female' as const),
    description: inWords(description ?? labels?.['description'] ?? '', labels?.['age']).slice(0, 200),
  }))
}

/** How it sounds, with the age of the speaker, by which voices are chosen for people. */
const inWords = (description: string, age = '') =>
  traitsIn(description).age === null ? [description, age.replaceAll('_', '-')].filter(Boolean).join(', ') : description

/** A tag of ours for a provider's language or locale; undefined for one that no story has. */
function known(tag: string): string | undefined {
  const exact = LANGUAGES.find(({ code }) => code.toLowerCase() === tag.toLowerCase())
  return (exact ?? LANGUAGES.find(({ code }) => code.split('-')[0] === tag.toLowerCase().split('-')[0]))?.code
}
