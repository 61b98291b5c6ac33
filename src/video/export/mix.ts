import { gainAt, isEven, type PlannedSound } from '../audio-plan.ts'
import { ExportError } from './errors.ts'
import { openSound, type SoundReader } from './audio-source.ts'

/** Samples per second of the film's sound. */
export const SAMPLE_RATE = 48_000
/** Samples that are mixed at once. */
const BLOCK = SAMPLE_RATE / 2

export interface MixedBlock {
  left: Float32Array
  right: Float32Array
}

/**
 * Mixes the sounds of a film, block by block; only playing ones are open.
 * @param samples length of the film
 * @param fetchSound rejects when a file is missing
 * @param how the sample to begin at, how many are mixed at once, and whether peaks are compressed
 */
export async function* mixSounds(
  sounds: readonly PlannedSound[],
  samples: number,
  fetchSound: (url: string) => Promise<Blob>,
  { from = 0, block: most = BLOCK, isLimited = true }: { from?: number; block?: number; isLimited?: boolean } = {},
): AsyncGenerator<MixedBlock, void, unknown> {
  const voices = sounds.map((sound) => ({
    sound,
    first: Math.round(sound.from * SAMPLE_RATE),
    last: Math.min(samples, Math.round(sound.to * SAMPLE_RATE)),
    reader: null as SoundReader | null,
    isOver: false,
  }))
  try {
    for (let at = from; at < samples; at += most) {
      const length = Math.min(most, samples - at)
      const block = { left: new Float32Array(length), right: new Float32Array(length) }
      for (const voice of voices) {
        if (voice.isOver || voice.first >= at + length || voice.last <= at) continue
        voice.reader ??= await open(voice.sound, fetchSound, Math.max(0, at - voice.first))
        voice.isOver = voice.reader === null || !(await addVoice(block, at, { ...voice, reader: voice.reader }))
        if (voice.isOver || voice.last <= at + length) {
          voice.reader?.close()
          voice.reader = null
          voice.isOver = true
        }
      }
      if (isLimited) {
        limit(block.left)
        limit(block.right)
      }
      yield block
    }
  } finally {
    for (const { reader } of voices) reader?.close()
  }
}

async function open(
  sound: PlannedSound,
  fetchSound: (url: string) => Promise<Blob>,
  skip: number,
): Promise<SoundReader | null> {
  const { offset, fileEnd, playbackRate, loop } = sound
  try {
    return await openSound(await fetchSound(sound.url), SAMPLE_RATE, {
      start: offset,
      end: fileEnd,
      playbackRate,
      loop,
      skip,
    })
  } catch (error) {
    throw new ExportError(
      'ASSET',
      `${sound.label} couldn’t be loaded. Regenerate or upload it again, then export again.`,
      {
        cause: error,
      },
    )
  }
}

/** Adds a sound's next samples; false when its file has ended. */
async function addVoice(
  block: MixedBlock,
  at: number,
  voice: { sound: PlannedSound; first: number; last: number; reader: SoundReader },
): Promise<boolean> {
  const from = Math.max(0, voice.first - at)
  const to = Math.min(block.left.length, voice.last - at)
  const left = new Float32Array(to - from)
  const right = new Float32Array(to - from)
  const count = await voice.reader.read(left, right)
  const isFlat = isEven(voice.sound)
  for (let index = 0; index < count; index++) {
    const gain = isFlat ? voice.sound.volume : gainAt(voice.sound, (at + from + index) / SAMPLE_RATE)
    block.left[from + index] = (block.left[from + index] ?? 0) + (left[index] ?? 0) * gain
    block.right[from + index] = (block.right[from + index] ?? 0) + (right[index] ?? 0) * gain
  }
  return count === left.length
}

/** Compresses peaks instead of clipping them; below -3 dB nothing changes. */
function limit(samples: Float32Array): void {
  const knee = 0.7
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0
    const size = Math.abs(sample)
    if (size > knee) samples[index] = Math.sign(sample) * (knee + (1 - knee) * Math.tanh((size - knee) / (1 - knee)))
  }
}
