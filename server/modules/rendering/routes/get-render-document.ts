import { withOverlays } from '#src/domain/overlays.ts'
import { ownRender } from '#server/platform/auth/ownership.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'
import type { StoryDocument } from '#server/modules/stories/presenters/story.ts'
import { renderTaskOf } from '#server/modules/rendering/render-parts.ts'
import { isActive } from '#server/modules/rendering/running-renders.ts'
import { findEarlierFilm } from '#server/modules/rendering/film-files.ts'
import type { FilmReceipts } from '#server/modules/generation/receipts/film-receipts.ts'
import { signDownload } from '#server/platform/files/signing.ts'

/** The story as of the export's request, and the video whose unchanged parts the renderer may reuse. */
export const getRenderDocument = route('getRenderDocument', async (call) => {
  const row = await ownRender(call.db, call.user, call.params.render_id)
  if (!isActive(row)) throw new HttpError(409, { message: 'This export has already ended', error: 'RENDER_ENDED' })
  const film = await findEarlierFilm(call, row)
  return {
    render: await presentRender(call, row),
    task: await renderTaskOf(call, row),
    story: withOverlays(row.document as StoryDocument),
    receipts: row.includesReceipts ? (row.receipts as FilmReceipts | null) : null,
    earlier: film?.fileKey
      ? {
          story: withOverlays(film.document as StoryDocument),
          video_url: await signDownload(call.services, film.fileKey),
        }
      : null,
  }
})
