import { ALL_FORMATS, AudioSampleSink, BlobSource, Input } from 'mediabunny'
import { resample } from './resample.ts'

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
    throw new Error('This browser cannot decode the sound')
  }
  const sink = new AudioSampleSink(track)
  const first = await track.getFirstTimestamp()
  let blocks = decode(sink, first, sampleRate, range)
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
    blocks = decode(sink, first, sampleRate, range)
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
      const skip = Math.max(0, Math.round((start - sample.timestamp) * rate))
      const stop = Math.min(
        sample.numberOfFrames,
        end === Infinity ? Infinity : Math.round((end - sample.timestamp) * rate),
      )
      if (stop <= skip) continue
      const left = converters[0].push(plane(sample, 0, skip, stop - skip))
      // A voice has one channel: it is converted once and heard on both sides.
      isMono = sample.numberOfChannels === 1
      yield { left, right: isMono ? left : converters[1].push(plane(sample, 1, skip, stop - skip)) }
    } finally {
      sample.close()
    }
  }
  if (!converters) return
  const left = converters[0].finish()
  yield { left, right: isMono ? left : converters[1].finish() }
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
