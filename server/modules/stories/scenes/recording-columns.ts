import { and, desc, eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'

/** What a scene becomes when a recording is its voice-over. */
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
    // The words of another voice at other times would be wrong; those a person wrote stay.
    captions: scene.areCaptionsOverridden ? scene.captions : (transcription?.words ?? []),
    transcriptionText: transcription?.text ?? null,
  }
}
