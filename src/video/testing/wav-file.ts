interface WavFormat {
  /** 1: whole numbers, 3: floats. */
  code: 1 | 3
  channels: number
  /** Samples per second. */
  sampleRate: number
  /** Of a sample. */
  bytes: number
}

/** Where the samples of a WAV file begin, bytes. */
export const WAV_HEADER_BYTES = 44

/** A WAV file whose samples are still to be written, channel after channel of each frame. */
export function beginWav({ code, channels, sampleRate, bytes }: WavFormat, frames: number): DataView<ArrayBuffer> {
  const dataBytes = frames * channels * bytes
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES + dataBytes))
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, code, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * bytes, true)
  view.setUint16(32, channels * bytes, true)
  view.setUint16(34, bytes * 8, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
  return view
}
