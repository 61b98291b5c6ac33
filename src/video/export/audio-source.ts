import { ALL_FORMATS, AudioSampleSink, BlobSource, Input } from 'mediabunny'
import { resample } from '#src/domain/resample.ts'

/** Sound of a file, stereo at the film's rate, read forwards in blocks. */
export interface SoundReader {
  /** Fills both channels with the next samples; returns how many were left in the file. */
  read(left: Float32Array, right: Float32Array): Promise<number>
  close(): void
}

export interface SoundRange {
  /** s of the file. */
  start: number
  end: number | null
  playbackRate: number
  /** Begins again at `start` when it reaches the end. */
  loop: boolean
  /** Samples at the film's rate that are left out at the beginning. */
  skip: number
}

/** Opens the sound of a file; null when it has none (a silent video). Rejects when it cannot be read. */
export async function openSound(file: Blob, sampleRate: number, range: SoundRange): Promise<SoundReader | null> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack()
  if (!track) {
    input.dispose()
    return null
  }
  if (!(await track.canDecode())) {
    input.dispose()
    throw new Error('This browser can’t decode the audio')
  }
  const sink = new AudioSampleSink(track)
  const first = await track.getFirstTimestamp()
  const skip: Skip = { left: range.skip }
  let skippedBefore = skip.left
  let blocks = decode(sink, first, sampleRate, range, skip)
  let current: Stereo | null = null
  let used = 0
  let isFresh = true

  async function nextBlock(): Promise<Stereo | null> {
    const { value } = await blocks.next()
    if (value) {
      isFresh = false
      return value
    }
    // A file that gives nothing at all must not loop for ever.
    if (!range.loop || isFresh) return null
    // It was left out from end to end: so are the rounds after it, which are as long.
    const round = skippedBefore - skip.left
    if (skip.left > 0 && round > 0) skip.left %= round
    skippedBefore = skip.left
    blocks = decode(sink, first, sampleRate, range, skip)
    isFresh = true
    return nextBlock()
  }

  return {
    async read(left, right) {
      let filled = 0
      while (filled < left.length) {
        if (!current || used >= current.left.length) {
          current = await nextBlock()
          used = 0
          if (!current) break
        }
        const count = Math.min(left.length - filled, current.left.length - used)
        left.set(current.left.subarray(used, used + count), filled)
        right.set(current.right.subarray(used, used + count), filled)
        used += count
        filled += count
      }
      return filled
    },
    close() {
      const done = () => input.dispose()
      blocks.return().then(done, done)
    },
  }
}

/** Samples at the film's rate that are still to be left out. They are decoded, but not converted. */
interface Skip {
  left: number
}

interface Stereo {
  left: Float32Array
  right: Float32Array
}

/** Decodes a range of a file in blocks at the film's rate. The resampler runs through, so that blocks join without a click. */
async function* decode(
  sink: AudioSampleSink,
  first: number,
  sampleRate: number,
  range: SoundRange,
  skip: Skip,
): AsyncGenerator<Stereo, void, unknown> {
  const end = range.end === null ? Infinity : first + range.end
  const start = first + range.start
  let isMono = false
  let converters: [ReturnType<typeof resample>, ReturnType<typeof resample>] | null = null
  for await (const sample of sink.samples(start, end)) {
    try {
      const rate = sample.sampleRate
      converters ??= [resample(rate * range.playbackRate, sampleRate), resample(rate * range.playbackRate, sampleRate)]
      // The first and last block of a range reach over its edges.
      const begin = Math.max(0, Math.round((start - sample.timestamp) * rate))
      const stop = Math.min(
        sample.numberOfFrames,
        end === Infinity ? Infinity : Math.round((end - sample.timestamp) * rate),
      )
      if (stop <= begin) continue
      // A voice has one channel: it is converted once and plays on both sides.
      isMono = sample.numberOfChannels === 1
      const [one, other] = converters
      const channel = (index: number) => plane(sample, index, begin, stop - begin)
      const most = Math.ceil(((stop - begin) * sampleRate) / (rate * range.playbackRate)) + 1
      if (skip.left >= most) {
        if (!isMono) other.pass(channel(1))
        skip.left -= one.pass(channel(0))
        continue
      }
      const left = one.push(channel(0))
      yield withoutSkipped(left, isMono ? left : other.push(channel(1)), skip)
    } finally {
      sample.close()
    }
  }
  if (!converters) return
  const left = converters[0].finish()
  yield withoutSkipped(left, isMono ? left : converters[1].finish(), skip)
}

function withoutSkipped(left: Float32Array, right: Float32Array, skip: Skip): Stereo {
  const count = Math.min(skip.left, left.length)
  skip.left -= count
  return count === 0 ? { left, right } : { left: left.subarray(count), right: right.subarray(count) }
}

function plane(
  sample: {
    copyTo(
      to: Float32Array,
      options: { planeIndex: number; format: 'f32-planar'; frameOffset: number; frameCount: number },
    ): void
  },
  planeIndex: number,
  frameOffset: number,
  frameCount: number,
): Float32Array {
  const samples = new Float32Array(frameCount)
  sample.copyTo(samples, { planeIndex, format: 'f32-planar', frameOffset, frameCount })
  return samples
}

/** How packets are decoded, as a text to compare: a file can say it only once for all of them. */
export function describeDecoding({ codec, description }: VideoDecoderConfig | AudioDecoderConfig): string {
  if (!description) return codec
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
  return bytes.join(' ')
}
