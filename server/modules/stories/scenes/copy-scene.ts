import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { arolls, brolls, scenes } from '#server/platform/db/schema/index.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'

/**
 * A copy of a scene with its pictures and sound, which both share. What is still being made for the original is missing in the
 * copy.
 */
export async function copyScene(
  scope: Scope,
  original: SceneRow,
  place: { storyId: string; elementOrder: number },
  /** In another story: its cast by the ids of the original's. */
  people?: ReadonlyMap<string, string>,
): Promise<SceneRow> {
  const { db, services } = scope
  const now = services.clock.now()
  const { id: _id, ...values } = original
  const status = original.status === 'GENERATING' ? 'PENDING' : original.status
  const speaker = original.speakerStoryCharacterId
  // A cast belongs to its story.
  const speakerStoryCharacterId = place.storyId === original.storyId ? speaker : (people?.get(speaker ?? '') ?? null)
  const [copy] = await db
    .insert(scenes)
    .values({ ...values, ...place, status, speakerStoryCharacterId, createdAt: now, updatedAt: now })
    .returning()
  if (!copy) throw new Error('The scene was not copied')
  const layers = await db.select().from(arolls).where(eq(arolls.sceneId, original.id))
  const over = await db.select().from(brolls).where(eq(brolls.sceneId, original.id))
  const owned = { sceneId: copy.id, createdAt: now, updatedAt: now }
  for (const { id: _layer, ...layer } of layers) {
    const isReady = layer.status !== 'GENERATING'
    await db.insert(arolls).values({ ...layer, ...owned, status: isReady ? layer.status : 'EMPTY' })
  }
  for (const { id: _over, ...one } of over) await db.insert(brolls).values({ ...one, ...owned })
  return copy
}
