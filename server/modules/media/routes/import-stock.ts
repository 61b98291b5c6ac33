import { askStock, makeStock } from '#server/modules/stories/arolls/make-stock.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { storeGenerated } from '#server/modules/generation/store-media.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneMedia } from '#server/modules/media/presenters/media.ts'

/** A stock item becomes a media that belongs to no story, so that the tools can work on it. */
export const importStock = route(
  'importStock',
  async ({ user, body, ...scope }) => {
    const { stock_data: choice, stock_type: type, aspect_ratio: aspectRatio = 'SIXTEEN_NINE' } = body
    const item = await askStock(scope.services, (stock) => stock.get(choice.id))
    if (!item) throw validationFailed({ 'stock_data.id': ['Item not found'] })
    // Created before any lock, so that no other call waits for it.
    const { extension, ...made } = await askStock(scope.services, () =>
      makeStock(scope.services, item, { type, aspectRatio }),
    )
    const fileName = `${choice.title ?? item.title}.${extension}`
    let stored: MediaRow | undefined
    await storeGenerated(scope.services, { ...made, userId: user.id, source: 'STOCK', fileName }, (addRow) =>
      scope.transact(async (inner) => {
        stored = await addRow(inner)
      }),
    )
    const media = stored
    if (!media) throw new Error('The stock item was not stored')
    return scope.transact((inner) => presentOneMedia(inner, media))
  },
  { transaction: false },
)
