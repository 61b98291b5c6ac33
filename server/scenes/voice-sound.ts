import { eq } from 'drizzle-orm'
import { FPS, framesToMs } from '#src/domain/frames.ts'
import { findPhrases } from '#src/domain/phrases.ts'
import type { App } from '#server/context.ts'
import { media } from '#server/db/schema/index.ts'
import { resampleBy } from '#server/engines/audio/resample.ts'
import { decodeWav, type PcmAudio } from '#server/engines/audio/wav.ts'
import { EngineError } from '#server/engines/ports.ts'

/** The file of a stored recording. */
export async function readRecording({ db, files }: Pick<App, 'db' | 'files'>, mediaId: string) {
  const [row] = await db.select().from(media).where(eq(media.id, mediaId))
  const stored = row?.fileKey ? await files.read(row.fileKey) : null
  if (!row || !stored) throw new EngineError('The file of the voice-over is gone')
  return { bytes: new Uint8Array(await new Response(stored.stream).arrayBuffer()), contentType: row.contentType }
}

/** The sound of a stored recording. Rejects with an EngineError on kinds this host cannot read. */
export async function readSound(app: Pick<App, 'db' | 'files'>, mediaId: string): Promise<PcmAudio> {
  const { bytes, contentType } = await readRecording(app, mediaId)
  if (contentType !== 'audio/wav')
    throw new EngineError('Its voice-over is not a WAV file; speak it again or upload it as WAV')
  return decodeWav(bytes)
}

/** Part of a sound between two frames; to its end without `to`. */
export function cutSound(sound: PcmAudio, from: number, to?: number): PcmAudio {
  const sample = (frame: number) => Math.round((framesToMs(frame) * sound.sampleRate) / 1000)
  const end = to === undefined ? undefined : sample(to)
  return { ...sound, channels: sound.channels.map((samples) => samples.slice(sample(from), end)) }
}

/** The frame in the middle of the silence nearest to a frame; that frame itself in a sound without silences. */
export function silenceNear({ channels, sampleRate }: PcmAudio, frame: number): number {
  const phrases = findPhrases(channels[0] ?? new Float32Array(0), sampleRate)
  const middles = phrases.slice(1).map(({ start }, at) => (((phrases[at]?.end ?? start) + start) / 2) * (FPS / 1000))
  const near = middles.toSorted((a, b) => Math.abs(a - frame) - Math.abs(b - frame))[0]
  return near === undefined ? frame : Math.max(1, Math.round(near))
}

export interface PlacedSound {
  sound: PcmAudio
  /** Frame at which it begins. */
  at: number
}

/** Lays sounds into one of `ms`, with silence around them; the finest rate and the most channels among them hold for all. */
export function layOut(parts: readonly PlacedSound[], ms: number): PcmAudio {
  const sampleRate = Math.max(...parts.map(({ sound }) => sound.sampleRate))
  const count = Math.max(...parts.map(({ sound }) => sound.channels.length))
  const length = Math.round((ms * sampleRate) / 1000)
  const channels = Array.from({ length: count }, () => new Float32Array(length))
  for (const { sound, at } of parts) {
    const from = Math.round((framesToMs(at) * sampleRate) / 1000)
    const resampled = sound.channels.map((samples) => resampleBy(samples, sound.sampleRate / sampleRate))
    for (const [index, channel] of channels.entries()) {
      const samples = resampled[index % resampled.length] ?? new Float32Array(0)
      channel.set(samples.subarray(0, Math.max(0, length - from)), Math.min(from, length))
    }
  }
  return { sampleRate, channels }
}
