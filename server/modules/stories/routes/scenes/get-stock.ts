import { outputSize } from '#src/domain/aspect-ratio.ts'
import { isFoundStock, type StockItem } from '#engines/ports.ts'
import { STOCK_CLIP_SECONDS, stockLabel, askStock } from '#server/modules/stories/arolls/make-stock.ts'
import { ownScene } from '#server/platform/auth/ownership.ts'
import type { Services } from '#server/platform/context.ts'
import { libraryUrl } from '#server/modules/media/library/library.ts'
import { stockStillUrl } from '#server/modules/media/library/stock-stills.ts'
import { presentCredit } from '#server/modules/media/presenters/media.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

const PAGE_SIZE = 20
/** Thumbnails have a quarter of the image's width and height. */
const THUMBNAIL_SHARE = 4

/** Remote libraries are slow: no transaction waits for them. */
export const getStock = route(
  'getStock',
  async ({ user, body, db, services, signal }) => {
    const { scene_id: sceneId, story_id: storyId } = body
    if ((sceneId === undefined) !== (storyId === undefined))
      throw validationFailed({
        [sceneId === undefined ? 'scene_id' : 'story_id']: ['Provide both the scene and its story'],
      })
    const story = sceneId === undefined ? null : (await ownScene(db, user, sceneId, storyId)).story
    const { page, query: words, stock_type: type } = body
    const query = { words, type, page, pageSize: PAGE_SIZE, showsMature: user.showMatureContent }
    const found = await askStock(services, (stock) => stock.search(query, { signal }))
    const { width, height } = outputSize(story?.aspectRatio ?? 'SIXTEEN_NINE')
    const drawn = { type, width, height }
    return {
      count: found.total,
      page,
      page_size: PAGE_SIZE,
      next_page: found.hasMore ? page + 1 : null,
      results: await Promise.all(found.items.map((item) => present(services, item, drawn))),
    }
  },
  { transaction: false },
)

/** @param drawn the size of an item that is generated when it is picked: the shape of the video */
async function present(
  services: Services,
  item: StockItem,
  drawn: { type: 'images' | 'videos'; width: number; height: number },
) {
  const { id, title, tags } = item
  const shown = { id, title, tags, source_label: stockLabel(services, item) }
  if (isFoundStock(item)) {
    const { type: stock_type, width, height, durationMs: duration_ms, credit } = item
    const thumbnail_url = await stockStillUrl(services, id)
    return { ...shown, stock_type, width, height, duration_ms, thumbnail_url, credit: presentCredit(credit) }
  }
  const { type: stock_type, width, height } = drawn
  const small = { width: width / THUMBNAIL_SHARE, height: height / THUMBNAIL_SHARE }
  return {
    ...{ ...shown, stock_type, width, height, thumbnail_url: await libraryUrl(services, 'stock', id, small) },
    // Every image of the generated library is available as a clip too.
    duration_ms: stock_type === 'videos' ? STOCK_CLIP_SECONDS * 1_000 : null,
    credit: null,
  }
}
