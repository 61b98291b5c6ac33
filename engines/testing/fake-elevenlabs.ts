import * as z from 'zod'
import { type FakeServer, type Received, startFakeServer } from './fake-server.ts'
import { speakTones } from './spoken-tones.ts'
import { checkBodies, type TypedBody } from './typed-bodies.ts'

export const ELEVENLABS_KEY = 'xi-sentinel-0453'

export interface FakeElevenLabs extends FakeServer {
  /** Holds everything that was received and answered against the wire types of the `elevenlabs-js` package. */
  verify(): string[]
}

const WIRE = '@elevenlabs/elevenlabs-js/serialization'
const REQUESTS = `${WIRE}/resources/textToSpeech/client/requests`
// Named in words that only `verify` compiles: as imports they made a third of all files that every type check reads.
const IMPORTS = `
import type { BodyTextToSpeechFullWithTimestamps } from '${REQUESTS}/BodyTextToSpeechFullWithTimestamps'
import type { AudioWithTimestampsResponse } from '${WIRE}/types/AudioWithTimestampsResponse'
import type { GetVoicesV2Response } from '${WIRE}/types/GetVoicesV2Response'`

const VOICES = [
  {
    voice_id: 'Rachel01',
    name: 'Rachel',
    labels: { gender: 'female', description: 'calm' },
    verified_languages: [
      { language: 'en', model_id: 'eleven_multilingual_v2', locale: 'en-US' },
      { language: 'de', model_id: 'eleven_multilingual_v2', locale: 'de-DE' },
    ],
  },
  { voice_id: 'Adam02', name: 'Adam', labels: { gender: 'male', age: 'middle_aged' } },
]

/** Words in brackets before a text say how it is spoken; other models than v3 read them aloud. */
const TONE = /^(?:\[[^\]]*\] )+/u

const form = z.object({
  model_id: z.string(),
  text: z.string(),
  voice_settings: z.object({ speed: z.number().min(0.7).max(1.2) }),
})

/** ElevenLabs' wire form: voices, and speech with a time for every character. */
export async function startFakeElevenLabs(): Promise<FakeElevenLabs> {
  const answered: TypedBody[] = []
  // One on a page: an account with many voices has several.
  const page = (token: string | null) => {
    const at = Number(token ?? 0)
    const voices = VOICES.slice(at, at + 1)
    const hasMore = at + 1 < VOICES.length
    const body = {
      voices,
      has_more: hasMore,
      total_count: VOICES.length,
      next_page_token: hasMore ? String(at + 1) : null,
    }
    answered.push({ type: 'GetVoicesV2Response.Raw', body })
    return { json: body }
  }
  const speak = ({ json }: Received) => {
    const { text, model_id: model, voice_settings: pace } = form.parse(json)
    const silent = model === 'eleven_v3' ? (TONE.exec(text)?.[0].length ?? 0) : 0
    const { pcm, times } = speakTones(text.slice(silent), pace.speed)
    const characters = text.split('')
    let word = -1
    // A character's time is its share of its word; spaces last no time.
    const spans = characters.map((character, at) => {
      if (at < silent) return { start: 0, end: 0 }
      if (!/\s/u.test(character) && (at === silent || /\s/u.test(characters[at - 1] ?? ''))) word++
      const { start = 0, end = 0 } = times[Math.max(0, word)] ?? {}
      return /\s/u.test(character) ? { start: end, end } : { start, end }
    })
    const answer = {
      audio_base64: Buffer.from(pcm).toString('base64'),
      alignment: {
        characters,
        character_start_times_seconds: spans.map(({ start }) => start),
        character_end_times_seconds: spans.map(({ end }) => end),
      },
    }
    // The beginning of the sound stands for all of it: the compiler would read megabytes.
    const body = { ...answer, audio_base64: answer.audio_base64.slice(0, 40) }
    answered.push({ type: 'AudioWithTimestampsResponse.Raw', body })
    return { json: answer }
  }
  const server = await startFakeServer({
    auth: ['xi-api-key', ELEVENLABS_KEY],
    async answer(asked) {
      if (asked.path === '/v2/voices') return { costs: false, make: () => page(asked.search.get('next_page_token')) }
      const isSpeech = /^\/v1\/text-to-speech\/\w+\/with-timestamps$/u.test(asked.path)
      return isSpeech && asked.search.get('output_format') === 'pcm_24000'
        ? { costs: true, make: () => speak(asked) }
        : null
    },
  })
  return {
    ...server,
    verify: () => [...server.problems, ...checkBodies(IMPORTS, [...answered, ...server.received.flatMap(typed)])],
  }
}

const typed = ({ method, json }: Received): TypedBody[] =>
  method === 'POST' ? [{ type: 'BodyTextToSpeechFullWithTimestamps.Raw', body: json }] : []
