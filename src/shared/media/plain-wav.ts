/** One channel of sound. */
export interface Sound {
  /** -1 to 1. */
  samples: Float32Array
  /** Hz. */
  sampleRate: number
}

const [RIFF, WAVE, FMT, DATA] = [0x52494646, 0x57415645, 0x666d7420, 0x64617461]
const PCM = 1
const FULL = 32_768

/**
 * A WAV file of whole samples of 16 bit, as one channel at its own rate; null for anything else. Read directly: decoding ten minutes
 * takes a browser seconds.
 */
export function readPlainWav(bytes: ArrayBuffer): Sound | null {
  const view = new DataView(bytes)
  if (bytes.byteLength < 12 || view.getUint32(0) !== RIFF || view.getUint32(8) !== WAVE) return null
  let format: { channels: number; sampleRate: number } | null = null
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    const [id, size] = [view.getUint32(at), view.getUint32(at + 4, true)]
    const body = at + 8
    if (id === FMT && body + 16 <= bytes.byteLength) {
      const [channels, sampleRate] = [view.getUint16(body + 2, true), view.getUint32(body + 4, true)]
      const isPlain = view.getUint16(body, true) === PCM && view.getUint16(body + 14, true) === 16
      if (!isPlain || channels < 1 || sampleRate < 1) return null
      format = { channels, sampleRate }
    }
    // Samples of two bytes lie on even places in every file but odd ones, which are left to the browser.
    if (id === DATA && format && body % 2 === 0) {
      const length = Math.min(size, bytes.byteLength - body)
      const { channels, sampleRate } = format
      return { samples: mixed(new Int16Array(bytes, body, Math.floor(length / 2)), channels), sampleRate }
    }
    at = body + size + (size % 2)
  }
  return null
}

function mixed(data: Int16Array, channels: number): Float32Array {
  const samples = new Float32Array(Math.floor(data.length / channels))
  const weight = 1 / (FULL * channels)
  for (let at = 0; at < samples.length; at++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += data[at * channels + channel] ?? 0
    samples[at] = sum * weight
  }
  return samples
}
