import type { MediaTranscription } from '#generated/schema.ts'
import type { mediaTranscriptions } from '#server/platform/db/schema/index.ts'

export type Transcription = MediaTranscription

/** The transcription in the contract's form. */
export function presentTranscription(row: typeof mediaTranscriptions.$inferSelect): Transcription {
  return {
    media_transcription_id: row.id,
    media_id: row.mediaId,
    language: row.language,
    text: row.text,
    words: row.words,
    phrases: row.phrases,
    created_at: row.createdAt.toISOString(),
  }
}
