import { outputSize } from '#src/domain/aspect-ratio.ts'
import { STOCK_CLIP_SECONDS } from '#server/arolls/make-stock.ts'
import { ownScene } from '#server/auth/ownership.ts'
import { libraryUrl } from '#server/library/library.ts'
import { pageOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'

const PAGE_SIZE = 20
/** Thumbnails have a quarter of the picture's width and height. */
const THUMBNAIL_SHARE = 4

export const getStock = route('getStock', async ({ user, body, db, services }) => {
  const { story } = await ownScene(db, user, body.scene_id, body.story_id)
  const { page } = body
  const { stock } = services.engines
  // Every picture of the generated library is there as a clip too.
  const found = stock.search(body.query, page, PAGE_SIZE, { showsMature: user.showMatureContent })
  const { width, height } = outputSize(story.aspectRatio)
  const small = { width: width / THUMBNAIL_SHARE, height: height / THUMBNAIL_SHARE }
  return {
    ...pageOf({ page, page_size: PAGE_SIZE }, found.total),
    results: await Promise.all(
      found.items.map(async ({ id, title, tags }) => ({
        id,
        stock_type: body.stock_type,
        title,
        tags,
        thumbnail_url: await libraryUrl(services, 'stock', id, small),
        width,
        height,
        duration_ms: body.stock_type === 'videos' ? STOCK_CLIP_SECONDS * 1_000 : null,
        source_label: stock.info.label,
      })),
    ),
  }
})
