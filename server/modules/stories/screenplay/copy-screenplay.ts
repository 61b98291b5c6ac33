import { asc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { screenplayElements, screenplaySegments } from '#server/platform/db/schema/index.ts'
import { inParts } from './replace.ts'

/**
 * The segments and elements of a story for its copy. Locations are the account's and stay linked; speakers become those of the copy.
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
