import { EngineError } from '#engines/ports/engine.ts'

/** Decoded sound: one Float32Array of samples in -1…1 per channel, all of one length. */
export interface PcmAudio {
  /** Hz. */
  sampleRate: number
  channels: Float32Array[]
}

/** Size of a sound. */
export interface WavSize {
  /** Hz. */
  sampleRate: number
  channels: number
  /** Samples of each channel. */
  length: number
}

const HEADER_BYTES = 44

/** Milliseconds of sound. */
export function durationMsOf(audio: PcmAudio): number {
  return ((audio.channels[0]?.length ?? 0) / audio.sampleRate) * 1000
}

/** What a WAV file by {@link encodeWav} begins with; its samples can follow in blocks. */
export function wavHeader({ sampleRate, channels, length }: WavSize): Uint8Array {
  const blockAlign = channels * 2
  const bytes = new Uint8Array(HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  writeAscii(bytes, 0, 'RIFF')
  view.setUint32(4, HEADER_BYTES + length * blockAlign - 8, true)
  writeAscii(bytes, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * blockAlign, true)
  view.setUint16(32, blockAlign, true)
  view.setUint16(34, 16, true)
  writeAscii(bytes, 36, 'data')
  view.setUint32(40, length * blockAlign, true)
  return bytes
}

/** Samples as 16-bit PCM, channels interleaved; those beyond -1…1 are clamped. */
export function encodePcm(channels: readonly Float32Array[]): Uint8Array {
  const length = channels[0]?.length ?? 0
  const blockAlign = channels.length * 2
  const bytes = new Uint8Array(length * blockAlign)
  const view = new DataView(bytes.buffer)
  channels.forEach((samples, channel) => {
    for (let i = 0, at = channel * 2; i < length; i++, at += blockAlign) {
      const value = Math.max(-1, Math.min(1, samples[i] ?? 0))
      view.setInt16(at, Math.round(value * 32767), true)
    }
  })
  return bytes
}

/** RIFF WAVE, 16-bit PCM. */
export function encodeWav({ sampleRate, channels }: PcmAudio): Uint8Array {
  const header = wavHeader({ sampleRate, channels: channels.length, length: channels[0]?.length ?? 0 })
  const samples = encodePcm(channels)
  const bytes = new Uint8Array(header.length + samples.length)
  bytes.set(header)
  bytes.set(samples, header.length)
  return bytes
}

/** What a WAV file says of its samples. `code`: 1 and 0xfffe integer, 3 float. */
export interface WavFormat {
  code: number
  channels: number
  /** Hz. */
  sampleRate: number
  bits: number
}

/** Reads integer PCM (8, 16, 24, 32 bit) and 32-bit float WAVE. Throws an EngineError for anything else. */
export function decodeWav(bytes: Uint8Array): PcmAudio {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || readAscii(bytes, 0) !== 'RIFF' || readAscii(bytes, 8) !== 'WAVE')
    throw new EngineError('This isn’t a WAV file.')
  let format: WavFormat | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const id = readAscii(bytes, at)
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (id === 'fmt ' && body + 16 <= bytes.length)
      format = {
        code: view.getUint16(body, true),
        channels: view.getUint16(body + 2, true),
        sampleRate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      }
    if (id === 'data' && format) {
      requireReadable(format)
      const samples = bytes.subarray(body, body + Math.min(size, bytes.length - body))
      const known = format
      const channels = Array.from({ length: format.channels }, (_, channel) => readWavSamples(samples, known, channel))
      return { sampleRate: format.sampleRate, channels }
    }
    at = body + size + (size % 2)
  }
  throw new EngineError('This WAV file contains no audio.')
}

/** Throws an EngineError for samples of another kind than {@link readWavSamples} knows. */
export function requireReadable({ code, bits, channels, sampleRate }: WavFormat): void {
  const isFloat = code === 3 && bits === 32
  const isInteger = (code === 1 || code === 0xfffe) && [8, 16, 24, 32].includes(bits)
  if (!(isFloat || isInteger) || channels < 1 || sampleRate < 1)
    throw new EngineError('This type of WAV isn’t supported.')
}

/** One channel of interleaved samples. */
export function readWavSamples(bytes: Uint8Array, { bits, channels, code }: WavFormat, channel: number): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = bits / 8
  const samples = new Float32Array(Math.floor(bytes.length / (width * channels)))
  for (let i = 0; i < samples.length; i++)
    samples[i] = readSample(view, (i * channels + channel) * width, bits, code === 3)
  return samples
}

function readSample(view: DataView, at: number, bits: number, isFloat: boolean): number {
  if (isFloat) return view.getFloat32(at, true)
  if (bits === 8) return (view.getUint8(at) - 128) / 128
  if (bits === 16) return view.getInt16(at, true) / 32768
  if (bits === 24) return ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8388608
  return view.getInt32(at, true) / 2147483648
}

function writeAscii(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i)
}

function readAscii(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
