import { type Owner, ownAroll, ownScene, ownStory } from '#server/platform/auth/ownership.ts'
import { takeAttempt, type ThrottleRule } from '#server/platform/auth/throttle.ts'
import type { Scope } from '#server/platform/context.ts'
import { fileKind } from '#server/platform/files/file-kinds.ts'
import { presentUpload, reserveUpload } from '#server/platform/files/reserve-upload.ts'
import { unsupportedMediaType, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneMedia } from '#server/modules/media/presenters/media.ts'

/** Upload URLs per user. */
const uploadRules = (userId: string): ThrottleRule[] => [
  { key: `upload:account:${userId}`, limit: 300, windowMs: 10 * 60_000 },
]

/** First step of an upload: a media that waits for its bytes, and the URL that accepts exactly these. */
export const getGenericPresignedUrl = route('getGenericPresignedUrl', async ({ user, body, ...scope }) => {
  const { file_name: fileName, content_type: contentType, media_args: wanted } = body
  if (fileName.trim() === '') throw validationFailed({ file_name: ['Enter a file name'] })
  const kind = fileKind(contentType)
  if (!kind) throw unsupportedMediaType(body.content_type)
  if (wanted.media_type !== undefined && wanted.media_type !== kind.mediaType)
    throw validationFailed({ 'media_args.media_type': ['The media type doesn’t match the content type'] })
  const place = await findPlace(scope, user, wanted)
  await takeAttempt(scope.services, scope.db, uploadRules(user.id))
  const upload = await reserveUpload(scope, {
    ...place,
    userId: user.id,
    fileName: fileName.trim(),
    contentType,
    size: wanted.size_bytes,
  })
  return {
    ...presentUpload(upload),
    media: await presentOneMedia(scope, upload.media),
  }
})

interface Place {
  story_id?: string
  scene_id?: string
  aroll_id?: string
}

/** The file's parents: the user's own, and each inside the other. */
async function findPlace(
  { db }: Scope,
  user: Owner,
  { story_id: storyId, scene_id: sceneId, aroll_id: arollId }: Place,
) {
  if (arollId !== undefined) {
    const { scene } = await ownAroll(db, user, arollId, sceneId)
    const { story } = await ownScene(db, user, scene.id, storyId)
    return { storyId: story.id, sceneId: scene.id, arollId }
  }
  if (sceneId !== undefined) {
    const { story } = await ownScene(db, user, sceneId, storyId)
    return { storyId: story.id, sceneId }
  }
  return storyId === undefined ? {} : { storyId: (await ownStory(db, user, storyId)).id }
}
