import type { QueryClient } from '@tanstack/react-query'
import type { ScreenplayElement, ScreenplaySegment, ScreenplaySegmentList } from '#generated/schema.ts'
import { getListScreenplaySegmentsQueryKey } from '#generated/client/screenplay/screenplay.ts'

type Segments = readonly ScreenplaySegment[]

/** The visible segments. */
export function segmentsIn(client: QueryClient, storyId: string): Segments {
  return client.getQueryData<ScreenplaySegmentList>(getListScreenplaySegmentsQueryKey(storyId))?.results ?? []
}

/** Changes the visible segments before the server has answered. */
export function showSegments(client: QueryClient, storyId: string, change: (segments: Segments) => Segments): void {
  client.setQueryData<ScreenplaySegmentList>(
    getListScreenplaySegmentsQueryKey(storyId),
    (old) => old && { results: numbered(change(old.results)) },
  )
}

const numbered = (segments: Segments): ScreenplaySegment[] =>
  segments.map((segment, index) => (segment.index === index ? segment : { ...segment, index }))

/** The segments with other elements in one of them. */
export function withElements(
  segments: Segments,
  segmentId: string,
  change: (elements: readonly ScreenplayElement[]) => readonly ScreenplayElement[],
): Segments {
  return segments.map((segment) =>
    segment.id === segmentId
      ? {
          ...segment,
          elements: change(segment.elements).map((one, index) => (one.index === index ? one : { ...one, index })),
        }
      : segment,
  )
}

/** A list with one item moved; `place` counts without it. */
export function moved<Item extends { id: string }>(items: readonly Item[], id: string, place: number): Item[] {
  const item = items.find((one) => one.id === id)
  if (!item) return [...items]
  const others = items.filter((one) => one !== item)
  return [...others.slice(0, place), item, ...others.slice(place)]
}
