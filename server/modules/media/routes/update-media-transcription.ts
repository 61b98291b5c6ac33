import { and, eq } from 'drizzle-orm'
import { media, mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { requireBaseWords } from '#server/modules/stories/edits/require-base.ts'
import { presentTranscription } from './present-transcription.ts'

/** Replaces the transcribed words; the recording stays. */
export const updateMediaTranscription = route('updateMediaTranscription', async ({ user, params, body, ...scope }) => {
  const [found] = await scope.db
    .select({ id: mediaTranscriptions.id, present: mediaTranscriptions.words })
    .from(mediaTranscriptions)
    .innerJoin(media, eq(media.id, mediaTranscriptions.mediaId))
    .where(and(eq(mediaTranscriptions.id, params.media_transcription_id), eq(media.userId, user.id)))
    // The second of two writers reads what the first one wrote.
    .for('no key update', { of: mediaTranscriptions })
  if (!found) throw notFound()
  const { words } = body
  requireBaseWords(found.present, body.base_words, words)
  for (const [index, { start, end }] of words.entries()) {
    if (end < start) throw validationFailed({ [`words.${index}.end`]: ['A word must end after it starts'] })
    if (start < (words[index - 1]?.end ?? 0))
      throw validationFailed({ [`words.${index}.start`]: ['A word must start after the previous one ends'] })
  }
  const [row] = await scope.db
    .update(mediaTranscriptions)
    .set({ words, text: words.map(({ word }) => word).join(' '), updatedAt: scope.services.clock.now() })
    .where(eq(mediaTranscriptions.id, found.id))
    .returning()
  if (!row) throw notFound()
  return presentTranscription(row)
})
