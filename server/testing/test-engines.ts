import { createTypedTranscriber } from '#engines/draft/transcriber/align-typed.ts'
import { createTrainer } from '#engines/draft/trainer/trainer.ts'
import type { EncodedClip, EncodedImage, Engines, Speech } from '#engines/ports.ts'

const info = { label: 'Test engine', builtIn: true }
const MS_PER_WORD = 400
const SAMPLE_RATE = 8_000

/** A valid one-pixel PNG; it only claims the requested size. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/** Engines that answer at once and always the same: one scene per sentence, 400 ms per word, a pixel for an image. */
export function createTestEngines(): Engines {
  const looks = [
    {
      id: 'cinematic',
      name: 'Cinematic',
      description: 'For tests',
      colours: ['#596665', '#cfa572', '#37382a'] as const,
    },
    {
      id: 'watercolor',
      name: 'Watercolor',
      description: 'For tests',
      colours: ['#b5a098', '#ddb074', '#8f7c63'] as const,
    },
  ]
  const loop = { words: ['weather'], kind: 'AMBIENCE', durationMs: 1_000, loops: true } as const
  const click = { words: ['mouse'], kind: 'EFFECT', durationMs: 1_000, loops: false } as const
  const credit = {
    ...{ author: 'Ada', authorUrl: 'https://sounds.example/ada/', library: 'Sounds', licence: 'CC0 1.0' },
    ...{ pageUrl: 'https://sounds.example/ada/1/', licenceUrl: 'https://sounds.example/cc0/' },
  }
  const tracks = [{ id: 'calm', name: 'Calm', mood: 'calm', bpm: 80, durationMs: 1_000, credit }]
  const effects = [
    { id: 'rain', name: 'Rain', ...loop, credit },
    { id: 'click', name: 'Click', ...click },
  ]
  const stock = ['forest', 'city', 'sea'].map((word, seed) => ({
    id: `stock-${word}`,
    title: word,
    tags: [word],
    look: 'cinematic',
    seed,
    prompt: word,
  }))
  const engines: Omit<Engines, 'draft'> = {
    animator: {
      info,
      animate: async ({ width, height, seconds }) => clip(width, height, seconds * 1_000),
      lipSync: async ({ width, height }) => clip(width, height, 2_000),
      drawPerson: async ({ width, height }) => pixel(width, height),
    },
    retoucher: {
      info,
      upscale: async ({ factor }) => pixel(factor, factor),
      cutPart: async ({ area }) => pixel(area.width, area.height),
      findSubject: async () => ({ x: 0.25, y: 0.5, certainty: 0.8, left: 0.2, top: 0.4, width: 0.1, height: 0.2 }),
      expand: async ({ width, height }) => pixel(width, height),
      mirrorAround: async ({ width, height }) => pixel(width, height),
      maskAround: async ({ width, height }) => pixel(width, height),
      clearPart: async ({ area }) => pixel(area.width, area.height),
      adjust: async ({ width, height }) => pixel(width, height),
      areaOf: async () => ({ x: 0, y: 0, width: 8, height: 8 }),
      repaint: async () => pixel(1, 1),
    },
    videoRetoucher: null,
    soundCleaner: { info, clean: async (part) => (await import('#engines/draft/sound/clean-part.ts')).cleanPart(part) },
    writer: {
      info,
      async write({ kind, text }) {
        const sentences = text.match(/[^.!?]+[.!?]*/g)?.map((sentence) => sentence.trim()) ?? [text]
        const narrations = kind === 'SCRIPT' ? sentences : [`About ${text}.`, `More about ${text}.`]
        const scenes = narrations.map((narration) => ({ narration, visualPrompt: `Image of ${narration}` }))
        return { title: text.slice(0, 40), scenes, cast: [] }
      },
      draftCompany: async (text) => ({ about: text, customer: '' }),
      suggestPrompts: async ({ about }) => [`Introduce: ${about}`],
    },
    illustrator: {
      info,
      looks,
      async illustrate({ width, height }): Promise<EncodedImage> {
        return { bytes: PIXEL, contentType: 'image/png', width, height }
      },
    },
    trainer: createTrainer(),
    trainingServices: [],
    voice: {
      info,
      voices: [
        { id: 'en-US-test', name: 'Test', language: 'en-US', gender: 'female', description: 'For tests' },
        { id: 'en-GB-test', name: 'Tess', language: 'en-GB', gender: 'male', description: 'For tests' },
      ],
      speak: async ({ text }) => speak(text),
    },
    music: { info, tracks, effects, render: async () => silentWav(1_000) },
    composer: null,
    reviewer: null,
    transcriber: createTypedTranscriber(),
    translator: null,
    stock: {
      info,
      async search({ words, page, pageSize }) {
        const found = stock.filter((item) => item.title.includes(words.toLowerCase()))
        const end = page * pageSize
        return { items: found.slice(end - pageSize, end), total: found.length, hasMore: end < found.length }
      },
      get: async (id) => stock.find((item) => item.id === id) ?? null,
    },
  }
  return { ...engines, draft: engines }
}

const pixel = (width: number, height: number): EncodedImage => ({
  bytes: PIXEL,
  contentType: 'image/png',
  width,
  height,
})

/** They only claim the requested size and length. */
function clip(width: number, height: number, durationMs: number): EncodedClip {
  const bytes = new TextEncoder().encode('\0\0\0\u0018ftypisom')
  return { bytes, contentType: 'video/mp4', width, height, durationMs, still: pixel(width, height) }
}

function speak(text: string): Speech {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word, index) => ({ word, start: index * MS_PER_WORD, end: (index + 1) * MS_PER_WORD }))
  const durationMs = Math.max(1, words.length) * MS_PER_WORD
  return { wav: silentWav(durationMs), durationMs, words }
}

function silentWav(durationMs: number): Uint8Array<ArrayBuffer> {
  const bytes = Math.round((SAMPLE_RATE * durationMs) / 1000) * 2
  const view = new DataView(new ArrayBuffer(44 + bytes))
  const text = (offset: number, value: string) =>
    [...value].forEach((letter, index) => view.setUint8(offset + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + bytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, bytes, true)
  return new Uint8Array(view.buffer)
}
