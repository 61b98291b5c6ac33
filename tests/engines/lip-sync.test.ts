import { expect, it } from 'vitest'
import { encodeWav } from '#engines/audio/wav.ts'
import type { EngineCall, Engines } from '#engines/ports.ts'
import { drawImage } from './testing/images.ts'
import { tryEngines } from './testing/try-engines.ts'

const VOICE_S = 2
const RATE = 24_000
const image = await drawImage({ width: 180, height: 320, prompt: 'A portrait of a keeper' })
const tone = Float32Array.from({ length: RATE * VOICE_S }, (_, at) => 0.4 * Math.sin(at / 20))
const voice = encodeWav({ sampleRate: RATE, channels: [tone] })
const talk = ({ animator }: Engines, call?: EngineCall) =>
  animator.lipSync({ image, voice, width: 180, height: 320, intensity: 3, movesBody: true }, call)
/** Files end with a whole image. */
const FRAME_MS = 34

tryEngines({
  port: 'LIP_SYNC',
  work: talk,
  promises(tried) {
    const { name, inspect } = tried
    it(`${name} generates a lip-synced clip as long as the voice`, async () => {
      const made = await talk(tried.engines)
      const { contentType, durationMs } = await inspect(made.bytes)
      expect(contentType).toBe(made.contentType)
      expect(Math.abs((durationMs ?? 0) - made.durationMs)).toBeLessThan(FRAME_MS)
      expect(Math.abs(made.durationMs - VOICE_S * 1_000)).toBeLessThan(250)
    })
  },
})
