import { sha256Of } from '#src/domain/sha256.ts'
import type { FilmReceipts } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import { musicCuesOf } from '#server/platform/db/queries/music-cues.ts'
import { overlaysOf } from '#server/platform/db/queries/overlays.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import type { MediaRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { presentReceipts, receiptOfMedia } from './present-receipt.ts'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { media } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The depth of images made from images; deeper ones are not shown. */
const MAX_DEPTH = 8

export type { FilmReceipts }

interface Part extends Omit<FilmReceipts['receipts'][number], 'receipt'> {
  stored: StoredReceipt
}

/** The receipts of a story: its text, its music, per scene its voice and visuals, its overlays and cues, with their sources. */
export async function filmReceipts(scope: Scope, story: StoryRow): Promise<FilmReceipts> {
  const scenes = await scenesOf(scope, story.id)
  const layers = await arollsOfScenes(
    scope,
    scenes.map(({ id }) => id),
  )
  const overlays = await overlaysOf(scope, story.id)
  const cues = (await musicCuesOf(scope, story.id)).filter(({ isMuted }) => !isMuted)
  const ids = [
    story.backgroundMusicMediaId,
    ...scenes.map(({ audioMediaId }) => audioMediaId),
    ...[...layers.values()].flat().map(({ mediaId }) => mediaId),
    ...[...overlays, ...cues].map(({ mediaId }) => mediaId),
  ]
  const known = await sourcesOf(scope, story.userId, await mediaOfIds(scope, ids))
  const whole = { scene_id: null, aroll_id: null }
  const mediaPart = (id: string | null, place: string, at: Pick<Part, 'scene_id' | 'aroll_id'>): Part[] => {
    const row = id === null ? undefined : known.get(id)
    return row
      ? chainOf(row, known).map((each, step) => partOf(each, step === 0 ? place : `${place}, generated from`, at))
      : []
  }
  const overlayParts = (sceneId: string | null, name: string): Part[] => {
    const shown = overlays.filter((row) => row.sceneId === sceneId && row.kind === 'MEDIA')
    return shown.flatMap(({ mediaId }, at) =>
      mediaPart(mediaId, shown.length === 1 ? name : `${name} ${at + 1}`, { scene_id: sceneId, aroll_id: null }),
    )
  }
  const cueParts = (sceneId: string | null, place: (kind: string) => string): Part[] =>
    cues
      .filter((row) => row.sceneId === sceneId)
      .flatMap(({ mediaId, kind }) =>
        mediaPart(mediaId, place(kind === 'MUSIC' ? 'music' : 'effect'), { scene_id: sceneId, aroll_id: null }),
      )
  const parts: Part[] = [
    ...(story.textReceipt
      ? [{ ...whole, place: textPlace(scenes, story.textReceipt), media_id: null, stored: story.textReceipt }]
      : []),
    ...(story.haveBackgroundMusic ? mediaPart(story.backgroundMusicMediaId, 'Music', whole) : []),
    ...scenes.flatMap((scene) => {
      const name = `Scene ${scene.elementOrder + 1}`
      const shown = layers.get(scene.id) ?? []
      return [
        ...mediaPart(scene.audioMediaId, `${name}, voice`, { scene_id: scene.id, aroll_id: null }),
        ...shown.flatMap((layer, at) =>
          mediaPart(layer.mediaId, shown.length === 1 ? name : `${name}, image ${at + 1}`, {
            scene_id: scene.id,
            aroll_id: layer.id,
          }),
        ),
        ...overlayParts(scene.id, `${name}, overlay`),
        ...cueParts(scene.id, (kind) => `${name}, ${kind}`),
      ]
    }),
    ...overlayParts(null, 'Overlay'),
    ...cueParts(null, (kind) => `Further ${kind}`),
  ]
  const receipts = await presentReceipts(
    scope,
    parts.map(({ stored }) => stored),
  )
  return {
    story_id: story.id,
    title: story.displayTitle,
    revision: story.revision,
    engines: countEngines(parts),
    receipts: parts.flatMap(({ stored: _stored, ...part }, at) => {
      const receipt = receipts[at]
      return receipt ? [{ ...part, receipt }] : []
    }),
    written_at: scope.services.clock.now().toISOString(),
  }
}

const partOf = (row: MediaRow, place: string, at: Pick<Part, 'scene_id' | 'aroll_id'>): Part => ({
  ...at,
  place,
  media_id: row.id,
  stored: receiptOfMedia(row),
})

/** A media and its source images, the nearest first. */
export function chainOf(row: MediaRow, known: ReadonlyMap<string, MediaRow>): MediaRow[] {
  const chain: MediaRow[] = []
  for (let next: MediaRow | undefined = row; next && !chain.includes(next); next = sourceOf(next, known))
    chain.push(next)
  return chain
}

/** How much of the generated text users changed since. */
function textPlace(scenes: readonly SceneRow[], { outputs = [] }: StoredReceipt): string {
  const written = new Set(outputs)
  const changed = scenes.filter(({ text }) => !written.has(sha256Of(text))).length
  return changed === 0 ? 'Text' : `Text, edited manually in ${changed} of ${scenes.length} scenes`
}

function countEngines(parts: readonly Part[]): FilmReceipts['engines'] {
  const counts = new Map<string, FilmReceipts['engines'][number]>()
  for (const { work, engine, is_draft } of new Set(parts.map(({ stored }) => stored))) {
    const key = JSON.stringify([work, engine])
    const before = counts.get(key)
    counts.set(key, { work, engine, is_draft, count: (before?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** The sources of the media, direct or indirect, by id; only those of the same user. */
export async function sourcesOf(
  { db }: { db: DbOrTx },
  userId: string,
  rows: readonly MediaRow[],
): Promise<Map<string, MediaRow>> {
  const found = new Map(rows.map((row) => [row.id, row]))
  let open = rows
  for (let depth = 0; depth < MAX_DEPTH && open.length > 0; depth++) {
    const ids = [...new Set(open.flatMap(idsOfSources))].filter((id) => !found.has(id))
    if (ids.length === 0) break
    const mayRead = or(eq(media.userId, userId), isNull(media.userId))
    open = await db
      .select()
      .from(media)
      .where(and(inArray(media.id, ids), mayRead))
    for (const row of open) found.set(row.id, row)
  }
  return found
}

const idsOfSources = ({ receipt }: MediaRow): string[] =>
  (receipt?.inputs ?? []).flatMap(({ media_id: id }) => id ?? [])

/** The source image of an image or clip; undefined where it was made from words, or the source was deleted. */
function sourceOf({ receipt }: MediaRow, known: ReadonlyMap<string, MediaRow>): MediaRow | undefined {
  const id = receipt?.inputs.find(({ name }) => name === 'SOURCE')?.media_id
  return id ? known.get(id) : undefined
}
