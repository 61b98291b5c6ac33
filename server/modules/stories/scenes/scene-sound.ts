import type { App, Scope } from '#server/platform/context.ts'
import { media, mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import { encodeWav, type PcmAudio } from '#engines/audio/wav.ts'
import { mediaFileKey } from '#server/platform/files/keys.ts'
import type { MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import { publishMediaUpdate } from '#server/modules/media/presenters/media.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { TimedWord } from '#server/platform/db/schema/media.ts'

/** The words of a recording, times in ms from its start. */
export interface Transcript {
  language: string
  text: string
  words: TimedWord[]
}

interface Described {
  userId: string
  storyId: string
  /** null while its scene does not exist. */
  sceneId: string | null
  fileName: string
  source: MediaRow['source']
  origin: MediaRow['origin']
  /** ms, whole. */
  durationMs: number
}

export interface StoredSound {
  /** Adds the media with its words, so that captions can be restored from it. Returns its id. */
  addRows(scope: Scope, described: Described, transcript: Transcript | null): Promise<string>
}

/** Writes the file of a sound that a job made. It is named after the job: a restarted job writes the same file again. */
export async function storeSound(
  { files }: Pick<App, 'files'>,
  { jobId, name }: { jobId: string; name: string },
  sound: PcmAudio,
): Promise<StoredSound> {
  const fileKey = mediaFileKey(`${jobId}-${name}`, 'wav')
  const bytes = encodeWav(sound)
  await files.write(fileKey, bytes, 'audio/wav')
  return {
    async addRows(scope, described, transcript) {
      const now = scope.services.clock.now()
      const stamps = { createdAt: now, updatedAt: now }
      const file = { fileKey, contentType: 'audio/wav', sizeBytes: bytes.length }
      const [row] = await scope.db
        .insert(media)
        .values({ ...described, ...file, mediaType: 'audio', status: 'COMPLETED', isVoiceRecording: true, ...stamps })
        .returning()
      if (!row) throw new Error('The sound was not added')
      await publishMediaUpdate(scope, row)
      const { id: mediaId } = row
      if (transcript)
        await scope.db.insert(mediaTranscriptions).values({ mediaId, status: 'GENERATED', ...transcript, ...stamps })
      return mediaId
    },
  }
}

/** A scene's columns when a recording is its voice-over. */
export async function recordingColumns(
  scope: Scope,
  scene: SceneRow,
  { id, durationMs }: { id: string; durationMs: number },
) {
  const isTranscribed = and(eq(mediaTranscriptions.mediaId, id), eq(mediaTranscriptions.status, 'GENERATED'))
  const [transcription] = await scope.db
    .select()
    .from(mediaTranscriptions)
    .where(isTranscribed)
    .orderBy(desc(mediaTranscriptions.createdAt))
    .limit(1)
  return {
    audioMediaId: id,
    audioDurationMs: durationMs,
    isUserUploadedAudio: true,
    isVoiceoverStale: false,
    isVoiceoverTranscribed: false,
    // The words of another voice at other times would be wrong; those that a user wrote stay.
    captions: scene.areCaptionsOverridden ? scene.captions : (transcription?.words ?? []),
    transcriptionText: transcription?.text ?? null,
  }
}

/** The known words of a recording, by the last transcription. */
export async function findTranscript({ db }: Pick<Scope, 'db'>, mediaId: string): Promise<Transcript | null> {
  const isTranscribed = and(eq(mediaTranscriptions.mediaId, mediaId), eq(mediaTranscriptions.status, 'GENERATED'))
  const [row] = await db
    .select()
    .from(mediaTranscriptions)
    .where(isTranscribed)
    .orderBy(desc(mediaTranscriptions.createdAt))
    .limit(1)
  return row ?? null
}

/** Gives a copy of a sound its words with their times, so that captions can be restored from it. */
export async function copyWords({ db }: Pick<Scope, 'db'>, from: string, mediaId: string): Promise<void> {
  const words = await db.select().from(mediaTranscriptions).where(eq(mediaTranscriptions.mediaId, from))
  for (const { id: _id, ...row } of words) await db.insert(mediaTranscriptions).values({ ...row, mediaId })
}
