import { expect, it } from 'vitest'
import { decodeWav } from '#engines/audio/wav.ts'
import type { Tensor } from '../onnx-runtime.ts'
import { plainRuntime, played } from '../testing/plain-runtime.ts'
import { createPhonemizer } from './phonemes.ts'
import { createSpeaker } from './speak.ts'

const ROWS = 510
/** Each row of the style is its number. */
const styles = Float32Array.from({ length: ROWS * 256 }, (_, at) => Math.floor(at / 256))
const vocabulary = Object.fromEntries(Array.from(' .,ˈsinɑ').map((phoneme, at) => [phoneme, at + 1]))
const asked: Record<string, Tensor>[] = []

function begin(waveform = Float32Array.from({ length: 2_400 }, (_, at) => Math.sin(at / 10))) {
  asked.length = 0
  const session = played(['input_ids', 'style', 'speed'], (inputs) => {
    asked.push(inputs)
    return { waveform: { data: waveform, dims: [waveform.length] } }
  })
  const phonemizer = createPhonemizer(new Map([['sea', 'S IY1']]), () => ['n'])
  const parts = { runtime: plainRuntime, session, vocabulary, phonemizer }
  return createSpeaker({ ...parts, readStyles: (voice) => (voice === 'af_heart' ? styles : undefined) })
}
const request = { text: 'Sea.', voice: 'af_heart', speakingRate: 1.5, pitch: 0 }

it('asks for the phonemes between two ends, with the style of that length and the rate', async () => {
  const { wav } = await begin()(request)
  // 'sˈi.' in the vocabulary.
  expect(Array.from(asked[0]?.['input_ids']?.data ?? [], Number)).toEqual([0, 5, 4, 6, 2, 0])
  expect(asked[0]?.['input_ids']?.dims).toEqual([1, 6])
  expect(asked[0]?.['style']?.data).toEqual(new Float32Array(256).fill(4))
  expect(asked[0]?.['speed']?.data).toEqual(Float32Array.of(1.5))
  expect(decodeWav(wav).sampleRate).toBe(24_000)
})

it('speaks a text that is longer than the model takes in several parts', async () => {
  await begin()({ ...request, text: 'sea '.repeat(400) })
  expect(asked.length).toBeGreaterThan(2)
  for (const { input_ids: ids } of asked) expect(ids?.data.length).toBeLessThanOrEqual(511)
  const said = asked.flatMap(({ input_ids: ids }) => Array.from(ids?.data ?? [], Number)).filter((id) => id === 6)
  expect(said).toHaveLength(400)
})

it('has the pauses of the text, whatever silence the model adds', async () => {
  const silent = new Float32Array(24_000)
  silent.fill(0.5, 10_000, 12_400)
  const { wav } = await begin(silent)({ ...request, speakingRate: 1 })
  // 40 ms before, 100 ms of sound with 20 ms around it, 240 ms after.
  expect((decodeWav(wav).channels[0]?.length ?? 0) / 24).toBeCloseTo(40 + 140 + 240, -1)
})

it.each([
  ['a voice that is not there', { ...request, voice: 'af_sky' }, undefined, 'This voice isn’t available'],
  ['another script', { ...request, text: 'こんにちは' }, undefined, 'only speaks English'],
  ['no words', { ...request, text: '…' }, undefined, 'no words to speak'],
  ['numbers that are no sound', request, Float32Array.of(Number.NaN), 'returned no sound'],
])('refuses %s in words for the author', async (_, wanted, waveform, problem) => {
  await expect(begin(waveform)(wanted)).rejects.toThrow(problem)
})
