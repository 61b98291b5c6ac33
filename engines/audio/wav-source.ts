import { EngineError } from '#engines/ports.ts'
import { type PcmAudio, readWavSamples, requireReadable, type WavFormat } from './wav.ts'

/** Bytes read at once. */
const BLOCK = 4_000_000
/** Chunks before the sound; no program writes so many. */
const MAX_CHUNKS = 1_000

/** A file, read part by part. */
export interface WavFile {
  /** Bytes. */
  size: number
  /** @param end exclusive, as in `slice` */
  read(start: number, end: number): Promise<Uint8Array>
}

export interface WavSource {
  sampleRate: number
  channels: number
  /** Samples of each channel. */
  length: number
  /** Samples of all channels, or of one. @param to exclusive */
  read(from: number, to: number, only?: number): Promise<PcmAudio>
}

/** A WAV file that is read in parts on demand. Rejects with an EngineError on other files. */
export async function openWav(file: WavFile): Promise<WavSource> {
  const { format, start, size } = await findSound(file)
  const frame = (format.bits / 8) * format.channels
  const length = Math.floor(size / frame)
  return {
    sampleRate: format.sampleRate,
    channels: format.channels,
    length,
    async read(from, to, only) {
      const [first, last] = [Math.max(0, Math.min(from, length)), Math.max(0, Math.min(to, length))]
      const wanted = only === undefined ? Array.from({ length: format.channels }, (_, index) => index) : [only]
      const channels = wanted.map(() => new Float32Array(Math.max(0, last - first)))
      const step = Math.max(1, Math.floor(BLOCK / frame))
      for (let at = first; at < last; at += step) {
        const end = Math.min(last, at + step)
        const bytes = await file.read(start + at * frame, start + end * frame)
        wanted.forEach((channel, index) => channels[index]?.set(readWavSamples(bytes, format, channel), at - first))
      }
      return { sampleRate: format.sampleRate, channels }
    },
  }
}

async function findSound(file: WavFile): Promise<{ format: WavFormat; start: number; size: number }> {
  const part = async (at: number, length: number) => {
    const bytes = await file.read(Math.min(at, file.size), Math.min(at + length, file.size))
    return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), text: String.fromCharCode(...bytes) }
  }
  const { text: head } = await part(0, 12)
  if (!head.startsWith('RIFF') || !head.endsWith('WAVE')) throw new EngineError('This isn’t a WAV file.')
  let format: WavFormat | undefined
  for (let at = 12, chunks = 0; at + 8 <= file.size && chunks < MAX_CHUNKS; chunks++) {
    const { view, text } = await part(at, 24)
    const size = view.getUint32(4, true)
    if (text.startsWith('fmt ') && view.byteLength === 24)
      format = {
        code: view.getUint16(8, true),
        channels: view.getUint16(10, true),
        sampleRate: view.getUint32(12, true),
        bits: view.getUint16(22, true),
      }
    if (text.startsWith('data') && format) {
      requireReadable(format)
      return { format, start: at + 8, size: Math.min(size, file.size - at - 8) }
    }
    at += 8 + size + (size % 2)
  }
  throw new EngineError('This WAV file contains no audio.')
}
