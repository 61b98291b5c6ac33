import type { Location, ScreenplayElement, ScreenplaySegment } from '#generated/schema.ts'
import { type ElementRow, type LocationRow, placeOf, type WholeSegment } from './read.ts'

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
