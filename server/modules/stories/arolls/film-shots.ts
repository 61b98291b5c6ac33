import { chainOf, sourcesOf } from '#server/modules/generation/receipts/film-receipts.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export interface FilmShot {
  scene: SceneRow
  aroll: ArollRow
}

/** The shots of a story in playing order. */
export async function filmShots(tools: { db: DbOrTx }, storyId: string): Promise<FilmShot[]> {
  const scenes = await scenesOf(tools, storyId)
  const layers = await arollsOfScenes(
    tools,
    scenes.map(({ id }) => id),
  )
  return scenes.flatMap((scene) => (layers.get(scene.id) ?? []).map((aroll) => ({ scene, aroll })))
}

/** The image that a shot shows, or that its clip was made from; null for other videos, a blank image, and while there is none. */
export async function imageOfShot(
  tools: { db: DbOrTx },
  userId: string,
  { mediaId }: Pick<ArollRow, 'mediaId'>,
): Promise<MediaRow | null> {
  const [shown] = await mediaOfIds(tools, [mediaId])
  if (!shown) return null
  const chain = chainOf(shown, await sourcesOf(tools, userId, [shown]))
  const isUsable = ({ mediaType, status, origin }: MediaRow) =>
    mediaType === 'image' && status === 'COMPLETED' && !origin.isBlank
  return chain.find(isUsable) ?? null
}
