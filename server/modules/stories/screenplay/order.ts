import { and, asc, eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { screenplayElements, screenplaySegments } from '#server/platform/db/schema/index.ts'

/** Ids with one of them at another place; beyond the end: last. One that was not among them is put in. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

export async function segmentIds({ db }: Scope, storyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: screenplaySegments.id })
    .from(screenplaySegments)
    .where(eq(screenplaySegments.storyId, storyId))
    .orderBy(asc(screenplaySegments.segmentOrder))
  return rows.map(({ id }) => id)
}

export async function elementIds({ db }: Scope, segmentId: string): Promise<string[]> {
  const rows = await db
    .select({ id: screenplayElements.id })
    .from(screenplayElements)
    .where(eq(screenplayElements.segmentId, segmentId))
    .orderBy(asc(screenplayElements.elementOrder))
  return rows.map(({ id }) => id)
}

/** Numbers segments as listed; the order is unique only at commit. */
export async function orderSegments({ db }: Scope, storyId: string, ids: readonly string[]): Promise<void> {
  for (const [segmentOrder, id] of ids.entries())
    await db
      .update(screenplaySegments)
      .set({ segmentOrder })
      .where(and(eq(screenplaySegments.id, id), eq(screenplaySegments.storyId, storyId)))
}

export async function orderElements({ db }: Scope, segmentId: string, ids: readonly string[]): Promise<void> {
  for (const [elementOrder, id] of ids.entries())
    await db
      .update(screenplayElements)
      .set({ elementOrder })
      .where(and(eq(screenplayElements.id, id), eq(screenplayElements.segmentId, segmentId)))
}
