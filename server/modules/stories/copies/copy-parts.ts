import { eq, asc, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import {
  arolls,
  musicCues,
  overlays,
  scenes,
  screenplayElements,
  screenplaySegments,
} from '#server/platform/db/schema/index.ts'
import { musicCuesOfScenes } from '#server/platform/db/queries/music-cues.ts'
import { overlaysOfScenes } from '#server/platform/db/queries/overlays.ts'
import type { MusicCueRow, OverlayRow, SceneRow } from '#server/platform/db/rows.ts'
import { inParts } from '../screenplay/replace.ts'

/**
 * A copy of a scene with its images and sound, which both share. What is still being generated for the original is missing
 * in the copy.
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
  const owned = { sceneId: copy.id, createdAt: now, updatedAt: now }
  for (const { id: _layer, ...layer } of layers) {
    const isReady = layer.status !== 'GENERATING'
    await db.insert(arolls).values({ ...layer, ...owned, status: isReady ? layer.status : 'EMPTY' })
  }
  const over = { storyId: place.storyId, sceneId: copy.id }
  await copyOverlays(scope, await overlaysOfScenes(scope, [original.id]), over)
  await copyMusicCues(scope, await musicCuesOfScenes(scope, [original.id]), over)
  return copy
}

/** Copies of overlays, which share their media. */
export async function copyOverlays(
  { db, services }: Scope,
  originals: readonly OverlayRow[],
  place: { storyId: string; sceneId: string | null },
): Promise<void> {
  if (originals.length === 0) return
  const now = services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  await db.insert(overlays).values(originals.map(({ id: _id, ...one }) => ({ ...one, ...place, ...stamps })))
}

/** Copies of cues, which share their media. */
export async function copyMusicCues(
  { db, services }: Scope,
  originals: readonly MusicCueRow[],
  place: { storyId: string; sceneId: string | null },
): Promise<void> {
  if (originals.length === 0) return
  const now = services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  await db.insert(musicCues).values(originals.map(({ id: _id, ...one }) => ({ ...one, ...place, ...stamps })))
}

/**
 * The segments and elements of a story for its copy. Locations are the account's and stay linked; speakers become those of
 * the copy.
 * @param people the copy's characters by the ids of the original's
 */
export async function copyScreenplay(
  { db, services }: Scope,
  storyId: string,
  copyId: string,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const segments = await db
    .select()
    .from(screenplaySegments)
    .where(eq(screenplaySegments.storyId, storyId))
    .orderBy(asc(screenplaySegments.segmentOrder))
  if (segments.length === 0) return
  const now = services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const ids = new Map(segments.map(({ id }) => [id, crypto.randomUUID()]))
  const elements = await db
    .select()
    .from(screenplayElements)
    .where(inArray(screenplayElements.segmentId, [...ids.keys()]))
  const places = segments.map((row) => ({ ...row, id: ids.get(row.id), storyId: copyId, ...stamps }))
  const lines = elements.map(({ id: _id, characterId, segmentId, ...row }) => ({
    ...row,
    segmentId: ids.get(segmentId) ?? '',
    characterId: people.get(characterId ?? '') ?? null,
    ...stamps,
  }))
  for (const part of inParts(places)) await db.insert(screenplaySegments).values(part)
  for (const part of inParts(lines)) await db.insert(screenplayElements).values(part)
}
