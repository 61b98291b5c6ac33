import * as z from 'zod'
import { type FakeServer, startFakeServer } from './fake-server.ts'
import { speakTones } from './spoken-tones.ts'

export const KOKORO_KEY = 'kokoro-sentinel-0454'

/** What `/dev/captioned_speech` takes: its program publishes no types, so this is its `CaptionedSpeechRequest` by hand. */
const request = z.strictObject({
  model: z.string(),
  input: z.string(),
  voice: z.string(),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']),
  speed: z.number().min(0.25).max(4),
  stream: z.literal(false),
})

const named = (id: string) => ({ id, name: id })

/** Kokoro-FastAPI's wire form: voices, and speech with a time for every token. */
export async function startFakeKokoro({ isOpen = false } = {}): Promise<FakeServer> {
  const server = await startFakeServer({
    auth: isOpen ? null : ['authorization', `Bearer ${KOKORO_KEY}`],
    async answer({ path, json }) {
      if (path === '/v1/audio/voices')
        return {
          costs: false,
          make: () => ({
            json: { voices: [named('af_bella'), named('bm_george'), 'jf_alpha', named('xf_odd'), { id: 7 }] },
          }),
        }
      if (path !== '/dev/captioned_speech') return null
      const asked = request.safeParse(json)
      if (!asked.success) server.problems.push(z.prettifyError(asked.error))
      return { costs: true, make: () => ({ json: speak(asked.data?.input ?? '', asked.data?.speed ?? 1) }) }
    },
  })
  return server
}

/** Marks are tokens of their own. */
function speak(text: string, speed: number) {
  const { wav, times } = speakTones(text, speed)
  const timestamps = times.flatMap(({ word, start, end }) =>
    word.split(/(?<=\w)(?=[.,!?])/u).map((token) => ({ word: token, start_time: start, end_time: end })),
  )
  return { audio: Buffer.from(wav).toString('base64'), audio_format: 'audio/wav', timestamps }
}
