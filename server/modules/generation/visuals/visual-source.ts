import type { ChosenVisual } from '#generated/schema.ts'
import { askStock } from '#server/modules/stories/arolls/ask-stock.ts'
import { makeStock } from '#server/modules/stories/arolls/make-stock.ts'
import { type Owner, usableMedia } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { type GeneratedFile, storeGenerated } from '#server/modules/generation/store-media.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { MediaRow, StoryRow } from '#server/platform/db/rows.ts'

export type { ChosenVisual }

/** Gives a picked visual's media inside the transaction that shows it. */
export type ReadMedia = (scope: Scope) => Promise<MediaRow>

type Source = { read: ReadMedia } | { file: GeneratedFile }

interface Place {
  story: StoryRow
  sceneId: string
}

/**
 * Makes the picked stock items and hands on how every visual's media is read, in order. Files that were made go again when `commit`
 * fails.
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
  if (!item) throw validationFailed({ [`visuals.${at}.stock_id`]: ['This item does not exist'] })
  const shape = { type: visual.stock_type, aspectRatio: story.aspectRatio }
  const made = await askStock(scope.services, () => makeStock(scope.services, item, shape))
  const belongs = { userId: user.id, storyId: story.id, sceneId, source: 'STOCK' as const }
  return { file: { ...made, ...belongs, fileName: `${item.title}.${made.extension}` } }
}

async function requireShown({ db }: Scope, user: Owner, mediaId: string, at: number): Promise<MediaRow> {
  const row = await usableMedia(db, user, mediaId)
  const refuse = (text: string) => validationFailed({ [`visuals.${at}.media_id`]: [text] })
  if (row.status !== 'COMPLETED') throw refuse('This media is not ready')
  if (row.mediaType === 'audio') throw refuse('Choose a picture or a video')
  return row
}
