/** One channel of sound. */
interface Sound {
  /** -1 to 1. */
  samples: Float32Array
  /** Hz. */
  sampleRate: number
}

const [RIFF, WAVE, FMT, DATA] = [0x52494646, 0x57415645, 0x666d7420, 0x64617461]

const PCM = 1

const FULL = 32_768

const SAMPLE_RATE = 44_100
const HEADER_BYTES = 44

/** Any recording this browser can play, as its samples in one channel. Rejects on others. */
export async function readSamples(recording: Blob | ArrayBuffer): Promise<Sound> {
  const bytes = recording instanceof Blob ? await recording.arrayBuffer() : recording
  const plain = readPlainWav(bytes)
  if (plain) return plain
  const { numberOfChannels, ...decoded } = await decode(bytes)
  const samples = decoded.channels[0]?.slice() ?? new Float32Array(0)
  for (const channel of decoded.channels.slice(1))
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) + (channel[at] ?? 0)
  if (numberOfChannels > 1)
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) / numberOfChannels
  return { samples, sampleRate: SAMPLE_RATE }
}

async function decode(bytes: ArrayBuffer) {
  const buffer = await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(bytes)
  const { numberOfChannels } = buffer
  return { numberOfChannels, channels: Array.from({ length: numberOfChannels }, (_, at) => buffer.getChannelData(at)) }
}

/** The recording as a WAV file of one channel: a format that every host can cut, join and transcribe. It keeps its name. */
export async function toWavFile(recording: Blob, name: string): Promise<File> {
  return writeWavFile(await readSamples(recording), name)
}

/** One channel of sound as a WAV file of 16 bit, by the name it was given. Throws on a sound without samples. */
export function writeWavFile({ samples, sampleRate }: Sound, name: string): File {
  if (samples.length === 0) throw new Error('The recording is empty')
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2))
  const text = (at: number, value: string) =>
    [...value].forEach((sign, index) => view.setUint8(at + index, sign.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  // A plain loop: a long recording has tens of millions of samples.
  for (let at = 0; at < samples.length; at++)
    view.setInt16(HEADER_BYTES + at * 2, Math.max(-1, Math.min(1, samples[at] ?? 0)) * 32_767, true)
  return new File([view.buffer], name, { type: 'audio/wav' })
}

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
