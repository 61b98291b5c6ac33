import { expect, test, it } from 'vitest'
import { contentTypeOf } from './upload-input.ts'
import { writeWavFile, readPlainWav } from './to-wav.ts'

test('a recording that is sent as WAV keeps the name it was uploaded with', () => {
  const file = writeWavFile({ samples: new Float32Array(100), sampleRate: 44_100 }, 'rec.mp3')
  expect([file.name, contentTypeOf(file), file.size]).toEqual(['rec.mp3', 'audio/wav', 244])
})

interface Header {
  code?: number
  bits?: number
  channels?: number
  /** Bytes of another chunk before the samples. */
  aside?: number
}

function wav(samples: readonly number[], { code = 1, bits = 16, channels = 1, aside = 0 }: Header = {}): ArrayBuffer {
  const extra = aside > 0 ? 8 + aside : 0
  const view = new DataView(new ArrayBuffer(44 + extra + samples.length * 2))
  const text = (at: number, word: string) =>
    [...word].forEach((sign, index) => view.setUint8(at + index, sign.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, code, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, 22_050, true)
  view.setUint16(34, bits, true)
  if (aside > 0) {
    text(36, 'LIST')
    view.setUint32(40, aside, true)
  }
  text(36 + extra, 'data')
  view.setUint32(40 + extra, samples.length * 2, true)
  samples.forEach((sample, at) => view.setInt16(44 + extra + at * 2, sample, true))
  return view.buffer
}

it('the WAV reader reads whole samples at their own rate, past other chunks of the file', () => {
  const expected = { samples: Float32Array.of(0.5, -1), sampleRate: 22_050 }
  expect(readPlainWav(wav([16_384, -32_768]))).toEqual(expected)
  expect(readPlainWav(wav([16_384, -32_768], { aside: 26 }))).toEqual(expected)
})

it('the WAV reader mixes channels into one', () => {
  expect(readPlainWav(wav([16_384, 0, -32_768, -32_768], { channels: 2 }))?.samples).toEqual(Float32Array.of(0.25, -1))
})

it('the WAV reader leaves every other file to the browser', () => {
  expect(readPlainWav(wav([1], { code: 3 }))).toBeNull()
  expect(readPlainWav(wav([1], { bits: 24 }))).toBeNull()
  expect(readPlainWav(wav([1]).slice(0, 38))).toBeNull()
  expect(readPlainWav(new TextEncoder().encode('only words').buffer)).toBeNull()
})
