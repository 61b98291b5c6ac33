import { and, desc, eq } from 'drizzle-orm'
import { ownScene } from '#server/platform/auth/ownership.ts'
import { mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

export const resyncSceneCaptions = route('resyncSceneCaptions', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const { scene } = await ownScene(scope.db, user, body.scene_id, body.story_id)
  if (scene.audioMediaId === null) throw noWords('Generate or upload a voice-over first')
  const isTranscribed = and(
    eq(mediaTranscriptions.mediaId, scene.audioMediaId),
    eq(mediaTranscriptions.status, 'GENERATED'),
  )
  const [transcription] = await scope.db
    .select()
    .from(mediaTranscriptions)
    .where(isTranscribed)
    .orderBy(desc(mediaTranscriptions.createdAt))
    .limit(1)
  if (!transcription) throw noWords('Transcribe the recording first')
  const changed = await edit.updateScene(scene, { captions: transcription.words, areCaptionsOverridden: false })
  await edit.finish('Resync captions')
  return presentOneScene(scope, changed)
})

function noWords(detail: string) {
  return new HttpError(409, { message: 'Failed to resync captions', detail, error: 'NO_VOICEOVER' })
}
