import { expect, test } from 'vitest'
import { phonesIn, withPhones } from './phones.ts'
import { decodeWav, encodeWav } from './wav.ts'

const sound = { sampleRate: 16_000, channels: [Float32Array.of(0, 0.5, -0.5)] }
const wav = encodeWav(sound)
const phones = [
  { phone: 'm', start: 0, end: 80 },
  { phone: '?', start: 80, end: 300 },
  { phone: 'aa', start: 80, end: 300 },
]

test('phones stay in a WAV file, whose sound other readers read as before', () => {
  const file = withPhones(wav, phones)
  expect(phonesIn(file)).toEqual(phones)
  expect(decodeWav(file)).toEqual(decodeWav(wav))
  expect(new DataView(file.buffer).getUint32(4, true)).toBe(file.length - 8)
  expect(phonesIn(wav)).toBeNull()
})

test.each([
  ['a shortened file', (file: Uint8Array) => file.subarray(0, file.length - 6)],
  ['a size beyond the file', (file: Uint8Array) => changed(file, wav.length + 7, 0x7f)],
  ['words instead of times', (file: Uint8Array) => changed(file, wav.length + 10, 0x78)],
  ['an empty file', () => new Uint8Array()],
])('%s has no phones', (_what, damage) => {
  expect(phonesIn(damage(withPhones(wav, phones)))).toBeNull()
})

function changed(file: Uint8Array, at: number, byte: number): Uint8Array {
  const copy = file.slice()
  copy[at] = byte
  return copy
}
