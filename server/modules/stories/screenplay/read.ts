import { asc, eq, inArray } from 'drizzle-orm'
import type { Paragraph, Screenplay } from '#src/domain/fountain/screenplay.ts'
import type { Scope } from '#server/platform/context.ts'
import { characters, locations, screenplayElements, screenplaySegments } from '#server/platform/db/schema/index.ts'
import type { Location, ScreenplayElement, ScreenplaySegment } from '#generated/schema.ts'

export type SegmentRow = typeof screenplaySegments.$inferSelect
export type ElementRow = typeof screenplayElements.$inferSelect
export type LocationRow = typeof locations.$inferSelect

/** A segment with its elements in order and its location. */
export interface WholeSegment {
  row: SegmentRow
  elements: ElementRow[]
  location: LocationRow | null
}

/** All segments of a story in order, in three queries. */
export async function readSegments(scope: Scope, storyId: string): Promise<WholeSegment[]> {
  const { db } = scope
  const found = await db
    .select({ row: screenplaySegments, location: locations })
    .from(screenplaySegments)
    .leftJoin(locations, eq(locations.id, screenplaySegments.locationId))
    .where(eq(screenplaySegments.storyId, storyId))
    .orderBy(asc(screenplaySegments.segmentOrder))
  const elements = await elementsOf(
    scope,
    found.map(({ row }) => row.id),
  )
  return found.map(({ row, location }) => ({ row, location, elements: elements.get(row.id) ?? [] }))
}

export async function readSegment(scope: Scope, segmentId: string): Promise<WholeSegment> {
  const [found] = await scope.db
    .select({ row: screenplaySegments, location: locations })
    .from(screenplaySegments)
    .leftJoin(locations, eq(locations.id, screenplaySegments.locationId))
    .where(eq(screenplaySegments.id, segmentId))
  if (!found) throw new Error('The segment does not exist any more')
  return { ...found, elements: (await elementsOf(scope, [segmentId])).get(segmentId) ?? [] }
}

export async function readElement({ db }: Scope, elementId: string): Promise<ElementRow> {
  const [row] = await db.select().from(screenplayElements).where(eq(screenplayElements.id, elementId))
  if (!row) throw new Error('The element does not exist any more')
  return row
}

async function elementsOf({ db }: Scope, segmentIds: readonly string[]): Promise<Map<string, ElementRow[]>> {
  if (segmentIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(screenplayElements)
    .where(inArray(screenplayElements.segmentId, [...segmentIds]))
    .orderBy(asc(screenplayElements.elementOrder))
  return groupBy(rows, ({ segmentId }) => segmentId)
}

/** The location as text. */
export const placeOf = ({ row, location }: WholeSegment): string => location?.name ?? row.locationName

/** As a text: locations and characters by their current names. */
export async function toScreenplay(
  { db }: Scope,
  storyId: string,
  segments: readonly WholeSegment[],
): Promise<Screenplay['segments']> {
  const cast = await db
    .select({ id: characters.id, name: characters.callName })
    .from(characters)
    .where(eq(characters.storyId, storyId))
  const names = new Map(cast.map(({ id, name }) => [id, name]))
  return segments.map((segment) => ({
    locationType: segment.row.locationType,
    locationName: placeOf(segment),
    timeOfDay: segment.row.timeOfDay,
    source: segment.row.source,
    elements: segment.elements.map((row) => toParagraph(row, names)),
  }))
}

function toParagraph(row: ElementRow, names: ReadonlyMap<string, string>): Paragraph & Pick<ElementRow, 'source'> {
  const { elementType, description, dialogue, emotions, source, characterId } = row
  const character = characterId === null ? null : (names.get(characterId) ?? null)
  return { elementType, description, character, dialogue, emotions, source }
}

/** Items by the key from `keyOf`, in their order. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

export function presentSegment(segment: WholeSegment): ScreenplaySegment {
  const { row } = segment
  return {
    id: row.id,
    story_id: row.storyId,
    index: row.segmentOrder,
    location: row.locationId,
    location_name: placeOf(segment),
    location_type: row.locationType,
    time_of_day: row.timeOfDay,
    version: row.version,
    elements: segment.elements.map(presentElement),
  }
}

export function presentElement(row: ElementRow): ScreenplayElement {
  return {
    id: row.id,
    segment_id: row.segmentId,
    index: row.elementOrder,
    element_type: row.elementType,
    description: row.description,
    character: row.characterId,
    dialogue: row.dialogue,
    emotions: row.emotions,
    version: row.version,
  }
}

export function presentLocation(row: LocationRow): Location {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    derived_from: row.derivedFromId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
