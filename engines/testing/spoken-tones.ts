import { encodeWav } from '#engines/audio/wav.ts'

const SAMPLE_RATE = 24_000
const WORD_S = 0.24
const GAP_S = 0.06

/** A tone for each word of a text, with a pause after each sentence: 24 kHz, mono. Times in seconds, at the usual pace or `speed` times it. */
export function speakTones(text: string, speed = 1) {
  const words = text.split(/\s+/u).filter(Boolean)
  let at = 0.1
  const times = words.map((word) => {
    const start = at
    at += WORD_S / speed
    const end = at
    at += /[.!?]$/u.test(word) ? (GAP_S + 0.4) / speed : GAP_S / speed
    return { word, start, end }
  })
  const samples = new Float32Array(Math.ceil((at + 0.1) * SAMPLE_RATE))
  for (const { start, end } of times)
    for (let i = Math.floor(start * SAMPLE_RATE); i < end * SAMPLE_RATE; i++)
      samples[i] = 0.4 * Math.sin((2 * Math.PI * 180 * i) / SAMPLE_RATE)
  const wav = encodeWav({ sampleRate: SAMPLE_RATE, channels: [samples] })
  return { times, wav, pcm: wav.subarray(44) }
}
