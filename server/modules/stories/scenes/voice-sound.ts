import { eq } from 'drizzle-orm'
import { FPS, framesToMs } from '#src/domain/frames.ts'
import type { Phrase } from '#src/domain/phrases.ts'
import type { App, Services, Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { resampleBy } from '#engines/audio/pcm.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import { EngineError, type RecordingPart } from '#engines/ports.ts'
import { openSource, readBytes } from '#server/platform/files/inspect.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import { type Owner, ownMedia } from '#server/platform/auth/ownership.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { WavCopies } from '#server/platform/jobs/payloads.ts'

type Reading = Pick<App, 'db' | 'files' | 'sandbox'>

/** The key of a stored recording, and its type. */
async function findRecording({ db }: Pick<App, 'db'>, mediaId: string) {
  const [row] = await db.select().from(media).where(eq(media.id, mediaId))
  if (!row?.fileKey) throw new EngineError('The voice-over file no longer exists')
  return { fileKey: row.fileKey, contentType: row.contentType }
}

export interface Recording {
  contentType: string
  /** The speech segments; null for formats that this host cannot read. */
  phrases: Phrase[] | null
  /** In the form that speech services accept: WAV in parts, other formats unchanged. */
  readParts: () => Promise<readonly RecordingPart[]>
}

/** A stored recording, and its speech segments. */
export async function readRecording(app: Reading, mediaId: string): Promise<Recording> {
  const { fileKey, contentType } = await findRecording(app, mediaId)
  if (contentType !== 'audio/wav') {
    const readParts = async () => [{ bytes: await readWhole(app, fileKey), contentType, offset: 0 }]
    return { contentType, phrases: null, readParts }
  }
  const sound = await soundOf(app, fileKey)
  return { contentType, phrases: await sound.phrases(), readParts: () => sound.speechParts() }
}

async function readWhole({ files }: Pick<App, 'files'>, fileKey: string): Promise<Uint8Array> {
  const bytes = await readBytes(files, fileKey)
  if (!bytes) throw new EngineError('The voice-over file no longer exists')
  return bytes
}

/** A stored WAV recording, read in the sandbox part by part. Both reject with an EngineError on unreadable files. */
export interface WavRecording {
  /** Part of it between two frames; to its end without `to`. */
  cut(from: number, to?: number): Promise<PcmAudio>
  /** The speech segments. */
  phrases(): Promise<Phrase[]>
  /** In the form that speech services accept. */
  speechParts(): Promise<RecordingPart[]>
}

/** The sound of a stored recording. Rejects with an EngineError on formats that this host cannot read. */
export async function openSound(app: Reading, mediaId: string): Promise<WavRecording> {
  const { fileKey, contentType } = await findRecording(app, mediaId)
  if (contentType !== 'audio/wav')
    throw new EngineError('The voice-over isn’t a WAV file. Regenerate it or upload it as WAV')
  return soundOf(app, fileKey)
}

/** A WAV file of the files port. */
export async function soundOf({ files, sandbox }: Pick<Services, 'files' | 'sandbox'>, fileKey: string) {
  const source = await openSource(files, fileKey).catch((cause: unknown) => {
    throw cause instanceof UnreadableFile ? new EngineError('The voice-over file no longer exists', { cause }) : cause
  })
  return {
    cut: (from: number, to?: number) =>
      sandbox
        .run('cutWav', { fromMs: framesToMs(from), toMs: to === undefined ? null : framesToMs(to) }, [source])
        .catch(throwForPeople),
    phrases: () => sandbox.run('findSpeech', null, [source]).catch(throwForPeople),
    speechParts: () => sandbox.run('cutForSpeech', null, [source]).catch(throwForPeople),
  }
}

function throwForPeople(cause: unknown): never {
  throw cause instanceof UnreadableFile ? new EngineError(cause.message, { cause }) : cause
}

/** The frame in the middle of the silence nearest to a frame; that frame itself in a sound without silences. */
export function silenceNear(phrases: readonly Phrase[], frame: number): number {
  const middles = phrases.slice(1).map(({ start }, at) => (((phrases[at]?.end ?? start) + start) / 2) * (FPS / 1000))
  const near = middles.toSorted((a, b) => Math.abs(a - frame) - Math.abs(b - frame))[0]
  return near === undefined ? frame : Math.max(1, Math.round(near))
}

export interface PlacedSound {
  sound: PcmAudio
  /** Frame at which it begins. */
  at: number
  /** What it is multiplied with; left out: 1. */
  gain?: number
}

/** Mixes sounds into one of `ms`, with silence around them; it has the highest rate and the most channels among them. */
export function layOut(parts: readonly PlacedSound[], ms: number): PcmAudio {
  const sampleRate = Math.max(...parts.map(({ sound }) => sound.sampleRate))
  const count = Math.max(...parts.map(({ sound }) => sound.channels.length))
  const length = Math.round((ms * sampleRate) / 1000)
  const channels = Array.from({ length: count }, () => new Float32Array(length))
  for (const { sound, at, gain = 1 } of parts) {
    const from = Math.round((framesToMs(at) * sampleRate) / 1000)
    const resampled = sound.channels.map((samples) => resampleBy(samples, sound.sampleRate / sampleRate))
    for (const [index, channel] of channels.entries()) {
      const samples = resampled[index % resampled.length] ?? new Float32Array(0)
      const placed = samples.subarray(0, Math.max(0, length - from))
      channel.set(gain === 1 ? placed : placed.map((sample) => sample * gain), Math.min(from, length))
    }
  }
  return { sampleRate, channels }
}

/** The copies that a user's browser created, by the scene each was uploaded for. `message` is the operation's own text. */
export async function findWavCopies(
  scope: Scope,
  user: Owner,
  ids: readonly string[] = [],
  message: string,
): Promise<WavCopies> {
  const rows: MediaRow[] = []
  for (const id of ids) rows.push(await ownMedia(scope.db, user, id))
  if (rows.some(({ contentType, status }) => contentType !== 'audio/wav' || status !== 'COMPLETED'))
    throw validationFailed({ wav_media_ids: ['Choose a WAV recording'] }, message)
  return Object.fromEntries(rows.flatMap(({ id, sceneId }) => (sceneId === null ? [] : [[sceneId, id]])))
}
