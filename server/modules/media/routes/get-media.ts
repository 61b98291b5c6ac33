import { and, desc, eq, inArray } from 'drizzle-orm'
import { usableMedia } from '#server/platform/auth/ownership.ts'
import { checkArrived } from '#server/platform/files/check-upload.ts'
import type { Scope } from '#server/platform/context.ts'
import { mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneMedia } from '#server/modules/media/presenters/media.ts'
import { presentTranscription } from './present-transcription.ts'

export const getMedia = route('getMedia', async ({ user, params, query, ...scope }) => {
  const row = await checkArrived(scope, await usableMedia(scope.db, user, params.media_id))
  const transcription = query.with_transcribed_audio ? await newestTranscription(scope, row.id) : undefined
  return {
    ...(await presentOneMedia(scope, row)),
    transcription: transcription ? presentTranscription(transcription) : null,
  }
})

async function newestTranscription({ db }: Scope, mediaId: string) {
  const [row] = await db
    .select()
    .from(mediaTranscriptions)
    .where(
      and(eq(mediaTranscriptions.mediaId, mediaId), inArray(mediaTranscriptions.status, ['GENERATED', 'IN_PROGRESS'])),
    )
    // Earlier words stay valid while others are awaited.
    .orderBy(desc(eq(mediaTranscriptions.status, 'GENERATED')), desc(mediaTranscriptions.createdAt))
    .limit(1)
  return row
}
