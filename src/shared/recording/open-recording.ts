import { contentTypeOf } from '../media/upload-input.ts'
import { readSamples, writeWavFile } from '../media/to-wav.ts'
import { type Peaks, peaksOf } from './use-peaks.ts'

export interface OpenedRecording {
  name: string
  peaks: Peaks
  /** The uploaded file: WAV, which every host can cut and transcribe. */
  toUpload: () => File
}

/** A file without sound. Its message is for users. */
export class NotASound extends Error {
  override name = 'NotASound'
}

/** Reads a recording of any kind that this browser can play. Rejects with `NotASound`. */
export async function openRecording(file: File): Promise<OpenedRecording> {
  const unreadable = `Couldn’t read “${file.name}” as audio. Choose an MP3, WAV, M4A, OGG or FLAC recording.`
  const sound = await readSamples(file).catch((cause: unknown) => {
    throw new NotASound(unreadable, { cause })
  })
  if (sound.samples.length === 0) throw new NotASound(unreadable)
  const isReady = contentTypeOf(file) === 'audio/wav' && (await isPlainWav(file))
  return {
    name: file.name,
    peaks: peaksOf(sound.samples, sound.sampleRate),
    toUpload: () => (isReady ? file : writeWavFile(sound, file.name)),
  }
}

/** Whole samples of 16 bit, as the simplest WAV files have them: such a file is sent as it is. */
async function isPlainWav(file: File): Promise<boolean> {
  const head = new DataView(await file.slice(0, 44).arrayBuffer())
  if (head.byteLength < 44) return false
  const [FMT, PCM, BITS] = [0x666d7420, 1, 16]
  return head.getUint32(12) === FMT && head.getUint16(20, true) === PCM && head.getUint16(34, true) === BITS
}
