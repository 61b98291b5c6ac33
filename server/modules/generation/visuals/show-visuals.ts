import { framesToMs } from '#src/domain/frames.ts'
import { BROLL_MOTION, FULL_BOX } from '#src/domain/overlays.ts'
import { contentOf, nextOrders, requireRoomForOverlays } from '#server/modules/stories/overlays/place-overlays.ts'
import { syncSceneWithArolls, fitArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { withoutPendingImage, showMedia } from '#server/modules/stories/arolls/show-media.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { MediaRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { NewOverlay, StoryEdit } from '#server/modules/stories/edits/edit.ts'
import type { ChosenVisual } from '#generated/schema.ts'
import { askStock, makeStock } from '#server/modules/stories/arolls/make-stock.ts'
import { type Owner, usableMedia } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { type GeneratedFile, storeGenerated } from '#server/modules/generation/store-media.ts'

export type { ChosenVisual }

/** Returns a picked visual's media inside the transaction that shows it. */
type ReadMedia = (scope: Scope) => Promise<MediaRow>

type Source = { read: ReadMedia } | { file: GeneratedFile }

interface Place {
  story: StoryRow
  sceneId: string
}

interface Shown {
  visual: ChosenVisual
  media: MediaRow
  /** Index in the call. */
  at: number
}

/** The picked visuals replace the scene's A-rolls, or overlay them. */
export async function showVisuals(edit: StoryEdit, scene: SceneRow, shown: readonly Shown[]): Promise<SceneRow> {
  const over = shown.filter(({ visual }) => visual.use_as === 'BROLL')
  const under = shown.filter(({ visual }) => visual.use_as !== 'BROLL')
  if (under.length > 0) await replaceArolls(edit, scene, under)
  await layOver(edit, scene, over)
  return syncSceneWithArolls(edit, scene.id)
}

async function replaceArolls(edit: StoryEdit, scene: SceneRow, shown: readonly Shown[]) {
  const before = (await arollsOfScenes(edit.scope, [scene.id])).get(scene.id) ?? []
  const share = Math.round(framesToMs(scene.durationInFrames) / shown.length)
  for (const [arollOrder, { visual, media }] of shown.entries()) {
    const durationMs = visual.duration_ms ?? share
    const place = { sceneId: scene.id, arollOrder, arollType: 'ImageARoll' as const, durationMs }
    const kept = before[arollOrder]
    const aroll = kept
      ? await edit.updateAroll(withoutPendingImage(kept), { durationMs })
      : await edit.insertAroll(place)
    await showMedia(edit, aroll, media)
  }
  for (const left of before.slice(shown.length)) await edit.deleteAroll(withoutPendingImage(left))
  await fitArolls(edit, scene)
}

/** Without times of its own an overlay begins with its share of the scene, and lasts for that share. */
async function layOver(edit: StoryEdit, scene: SceneRow, shown: readonly Shown[]) {
  if (shown.length === 0) return
  await requireRoomForOverlays(edit, shown.length, 'visuals')
  const orderIn = await nextOrders(edit)
  const end = Math.floor(framesToMs(scene.durationInFrames))
  const added = shown.map(({ visual, media, at }, place): NewOverlay => {
    const startMs = visual.start_ms ?? Math.round((place / shown.length) * end)
    if (startMs >= end) throw validationFailed({ [`visuals.${at}.start_ms`]: ['Choose a time within the scene'] })
    const wanted = visual.duration_ms ?? Math.round(end / shown.length)
    const durationMs = Math.max(1, Math.min(wanted, end - startMs))
    return {
      ...{ sceneId: scene.id, kind: 'MEDIA', overlayOrder: orderIn(scene.id), startMs, durationMs, box: FULL_BOX },
      ...{ motionIn: BROLL_MOTION, motionOut: BROLL_MOTION, mediaId: media.id, content: contentOf(media) },
    }
  })
  await edit.insertOverlays(added)
}

/**
 * Creates the picked stock items and passes on how every visual's media is read, in order. Created files are deleted when
 * `commit` fails.
 */
export async function withMedia(
  scope: Scope,
  user: Owner,
  place: Place,
  visuals: readonly ChosenVisual[],
  commit: (sources: readonly ReadMedia[]) => Promise<void>,
): Promise<void> {
  const made = await Promise.all(visuals.map((visual, at) => sourceOf(scope, user, place, visual, at)))
  const next = async (at: number, sources: readonly ReadMedia[]): Promise<void> => {
    const source = made[at]
    if (!source) return commit(sources)
    if ('read' in source) return next(at + 1, [...sources, source.read])
    return storeGenerated(scope.services, source.file, (addRow) => next(at + 1, [...sources, addRow]))
  }
  await next(0, [])
}

async function sourceOf(
  scope: Scope,
  user: Owner,
  { story, sceneId }: Place,
  visual: ChosenVisual,
  at: number,
): Promise<Source> {
  if (visual.source === 'MEDIA') {
    const read = (inner: Scope) => requireShown(inner, user, visual.media_id, at)
    await read(scope)
    return { read }
  }
  const item = await askStock(scope.services, (stock) => stock.get(visual.stock_id))
  if (!item) throw validationFailed({ [`visuals.${at}.stock_id`]: ['Item not found'] })
  const shape = { type: visual.stock_type, aspectRatio: story.aspectRatio }
  const made = await askStock(scope.services, () => makeStock(scope.services, item, shape))
  const belongs = { userId: user.id, storyId: story.id, sceneId, source: 'STOCK' as const }
  return { file: { ...made, ...belongs, fileName: `${item.title}.${made.extension}` } }
}

async function requireShown({ db }: Scope, user: Owner, mediaId: string, at: number): Promise<MediaRow> {
  const row = await usableMedia(db, user, mediaId)
  const refuse = (text: string) => validationFailed({ [`visuals.${at}.media_id`]: [text] })
  if (row.status !== 'COMPLETED') throw refuse('This media isn’t ready')
  if (row.mediaType === 'audio') throw refuse('Choose an image or a video')
  return row
}
