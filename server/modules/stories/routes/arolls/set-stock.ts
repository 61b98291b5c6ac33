import { isMatureStock } from '#engines/ports.ts'
import { askStock, makeStock } from '#server/modules/stories/arolls/make-stock.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { showMedia } from '#server/modules/stories/arolls/show-media.ts'
import { appendAroll } from '#server/modules/stories/arolls/place-in-scene.ts'
import { ownAroll, ownScene } from '#server/platform/auth/ownership.ts'
import { storeGenerated } from '#server/modules/generation/store-media.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneAroll } from '#server/modules/stories/presenters/aroll.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Shows a stock image or clip in the named A-roll or in the scene's first; it becomes a media of the story. */
export const setStock = route(
  'setStock',
  async ({ user, body, ...scope }) => {
    const { scene, story } = await ownScene(scope.db, user, body.scene, body.story)
    if (body.aroll !== undefined) await ownAroll(scope.db, user, body.aroll, scene.id)
    const item = await askStock(scope.services, (stock) => stock.get(body.stock_data.id))
    if (!item) throw validationFailed({ 'stock_data.id': ['Item not found'] })
    // Its id may be from another user's search, or from before it was switched off.
    if (isMatureStock(item) && !user.showMatureContent)
      throw validationFailed({ 'stock_data.id': ['Mature content is off in your account'] })
    // Created before any lock, so that no other call waits for it.
    const shape = { type: body.stock_type, aspectRatio: story.aspectRatio }
    const made = await askStock(scope.services, () => makeStock(scope.services, item, shape))
    const file = {
      ...made,
      userId: user.id,
      storyId: story.id,
      sceneId: scene.id,
      source: 'STOCK' as const,
      fileName: `${body.stock_data.title ?? item.title}.${made.extension}`,
    }
    let shown: ArollRow | undefined
    await storeGenerated(scope.services, file, (addRow) =>
      scope.transact(async (inner) => {
        const edit = await beginEdit(inner, user, story.id)
        const now = await ownScene(inner.db, user, scene.id)
        const [first] = (await arollsOfScenes(inner, [scene.id])).get(scene.id) ?? []
        const named = body.aroll === undefined ? first : (await ownAroll(inner.db, user, body.aroll, scene.id)).aroll
        const aroll = named ?? (await appendAroll(edit, now.scene))
        shown = await showMedia(edit, aroll, await addRow(inner))
        await syncSceneWithArolls(edit, scene.id)
        await edit.finish('Use stock')
      }),
    )
    if (!shown) throw new Error('The stock image is not shown')
    return presentOneAroll(scope, shown, story.id)
  },
  { transaction: false },
)
