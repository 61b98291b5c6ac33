import { expect, it } from 'vitest'
import { encodeWav } from '#engines/audio/wav.ts'
import type { Tensor } from '../onnx-runtime.ts'
import { plainRuntime, played } from '../testing/plain-runtime.ts'
import { createRecogniser } from './recognise.ts'

const END = 4
const NO_TIMES = 7
const time = (seconds: number) => NO_TIMES + 1 + Math.round(seconds / 0.02)
const TOKENS = time(30) + 1
const config = {
  ...{ decoder_start_token_id: 5, eos_token_id: END, no_timestamps_token_id: NO_TIMES },
  ...{
    lang_to_id: { '<|en|>': 6 },
    task_to_id: { transcribe: 6 },
    suppress_tokens: [3],
    max_initial_timestamp_index: 50,
  },
}
const vocabulary = { one: 0, Ġtwo: 1, Ġthree: 2 }

/** What the model says of its windows, in order. */
function begin(...windows: number[][]) {
  let window = -1
  let made = 0
  const encoder = played(['input_features'], () => {
    window++
    made = 0
    return { last_hidden_state: { data: new Float32Array(64), dims: [1, 1, 64] } }
  })
  const decoder = played(['input_ids', 'use_cache_branch'], () => {
    const logits = new Float32Array(TOKENS)
    logits[windows[window]?.[made++] ?? END] = 50
    return { logits: { data: logits, dims: [1, 1, TOKENS] } satisfies Tensor }
  })
  const recognise = createRecogniser({ runtime: plainRuntime, encoder, decoder, config, vocabulary })
  return { recognise, windows: () => window + 1 }
}

/** Noise at the times (s) of speech. */
function sound(seconds: number, ...speech: [from: number, to: number][]) {
  const samples = new Float32Array(seconds * 16_000)
  let random = 1
  for (const [from, to] of speech)
    for (let at = from * 16_000; at < to * 16_000; at++) {
      random = (random * 16_807) % 2_147_483_647
      samples[at] = (random / 2_147_483_647 - 0.5) * 0.5
    }
  return encodeWav({ sampleRate: 16_000, channels: [samples] })
}
const whole = (seconds: number) => sound(seconds, [0.5, seconds - 0.5])

it('hears pieces of speech at their times', async () => {
  const { recognise } = begin([time(0.4), 0, 1, time(2), time(2.4), 2, time(3), END])
  const heard = await recognise({ wav: whole(4), language: 'en' })
  expect(heard.map(({ text }) => text)).toEqual(['one two', 'three'])
  // The window begins 0.3 s into the recording: 0.2 s before the speech.
  expect(heard[0]?.start).toBeCloseTo(300 + 400)
  expect(heard[1]?.end).toBeLessThanOrEqual(4_000)
})

it('hears a piece that the window cuts again, from its beginning', async () => {
  const { recognise, windows } = begin([time(0), 0, time(20), time(20), 1], [time(0), 1, time(4), END])
  const heard = await recognise({ wav: whole(44), language: 'en' })
  expect(heard.map(({ text }) => text)).toEqual(['one', 'two'])
  expect(heard[1]?.start).toBeCloseTo(20_300)
  expect(windows()).toBeGreaterThanOrEqual(2)
})

it('asks nothing about silence', async () => {
  const { recognise, windows } = begin([time(0), 0, time(1), END], [time(0), 1, time(1), END])
  const heard = await recognise({ wav: sound(120, [1, 2], [100, 101]), language: 'en' })
  expect(windows()).toBe(2)
  expect(heard[1]?.start).toBeGreaterThan(99_000)
  expect(await begin().recognise({ wav: sound(5), language: 'en' })).toEqual([])
})

it('ends a window in which the model repeats itself', async () => {
  const { recognise } = begin([time(0), ...Array.from({ length: 200 }, (_, at) => at % 2)])
  const [piece] = await recognise({ wav: whole(3), language: 'en' })
  expect(piece?.text.split(' ').length).toBeLessThan(20)
})

it('refuses a language that the model does not know', async () => {
  await expect(begin().recognise({ wav: whole(2), language: 'xx' })).rejects.toThrow(
    'This language can’t be recognised',
  )
})
