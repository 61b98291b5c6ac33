import { framesToMs } from '#src/domain/frames.ts'
import { checkArrived } from '#server/platform/files/check-upload.ts'
import { ownMedia } from '#server/platform/auth/ownership.ts'
import { notFound, refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'
import { lockActiveRender, noteLife } from '#server/modules/rendering/running-renders.ts'
import { endRender } from '#server/modules/rendering/end-render.ts'

/** An encoder rounds the end of the sound up to its next packet, ms. */
const LENGTH_TOLERANCE_MS = 250

/** The file was checked when it arrived, or is now; here it only has to be this story's video. */
export const completeRender = route('completeRender', async (call) => {
  const { db, user, params, body } = call
  const render = await lockActiveRender(db, user, params.render_id)
  const file = await checkArrived(call, await ownMedia(db, user, body.media_id))
  if (file.storyId !== render.storyId || file.source !== 'GENERATED') throw notFound()
  if (file.status === 'PROCESSING') return presentRender(call, await noteLife(call, render.id))
  if (file.status === 'PENDING' || !file.fileKey)
    throw refused('MEDIA_NOT_UPLOADED', 'The video wasn’t received. Please export again')
  const isFilm =
    file.status === 'COMPLETED' &&
    file.mediaType === 'video' &&
    (file.width === null || (file.width === render.width && file.height === render.height)) &&
    (file.durationMs === null || Math.abs(file.durationMs - framesToMs(render.durationInFrames)) <= LENGTH_TOLERANCE_MS)
  if (!isFilm) throw refused('MEDIA_UNREADABLE', 'Couldn’t read the video. Please export again')
  const row = await endRender(call, render.id, { status: 'COMPLETED', mediaId: file.id, fileKey: file.fileKey })
  if (!row) throw notFound()
  return presentRender(call, row)
})
