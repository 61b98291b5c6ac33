import { presentUpload, reserveUpload } from '#server/platform/files/reserve-upload.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneMedia } from '#server/modules/media/presenters/media.ts'
import { lockActiveRender } from '#server/modules/rendering/running-renders.ts'

/** The upload URL for the renderer's file. */
export const createRenderUpload = route('createRenderUpload', async (call) => {
  const render = await lockActiveRender(call.db, call.user, call.params.render_id)
  const upload = await reserveUpload(call, {
    userId: render.userId,
    storyId: render.storyId,
    fileName: `${render.storyId}.mp4`,
    contentType: 'video/mp4',
    size: call.body.size_bytes,
    source: 'GENERATED',
  })
  return {
    ...presentUpload(upload),
    media: await presentOneMedia(call, upload.media),
  }
})
