import { eq } from 'drizzle-orm'
import { wordsOf } from '#src/domain/fountain/narrate-segment.ts'
import type { Screenplay } from '#src/domain/fountain/screenplay.ts'
import { nameKey } from '#src/domain/fountain/tidy.ts'
import { screenplayElements, screenplaySegments } from '#server/platform/db/schema/index.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { linkPeople, linkPlaces } from './link.ts'

/** Rows of one insert: a statement takes a limited number of values. */
const BATCH_SIZE = 500

/** Replaces a story's screenplay; locations and characters are linked by name and created where missing. */
export async function replaceScreenplay(edit: StoryEdit, { segments }: Pick<Screenplay, 'segments'>): Promise<void> {
  const { scope, story } = edit
  const { db, services } = scope
  const now = services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const places = await linkPlaces(
    scope,
    { id: story.userId },
    segments.map(({ locationName }) => locationName),
  )
  const speakers = segments.flatMap(({ elements }) => elements.map(({ character }) => character))
  const people = await linkPeople(
    scope,
    story,
    speakers.filter((name) => name !== null),
    segments.flatMap(({ elements }) => elements.filter(({ elementType }) => elementType === 'ACTION').map(wordsOf)),
  )
  await db.delete(screenplaySegments).where(eq(screenplaySegments.storyId, story.id))
  const rows = segments.map((segment, segmentOrder) => {
    const locationId = places.get(nameKey(segment.locationName)) ?? null
    const { locationType, timeOfDay, source } = segment
    const locationName = locationId === null ? segment.locationName : ''
    const id = crypto.randomUUID()
    return { id, storyId: story.id, segmentOrder, locationId, locationName, locationType, timeOfDay, source, ...stamps }
  })
  const elements = segments.flatMap((segment, at) =>
    segment.elements.map(({ character, ...element }, elementOrder) => ({
      ...element,
      segmentId: rows[at]?.id ?? '',
      elementOrder,
      characterId: character === null ? null : (people.get(nameKey(character))?.id ?? null),
      ...stamps,
    })),
  )
  for (const part of inParts(rows)) await db.insert(screenplaySegments).values(part)
  for (const part of inParts(elements)) await db.insert(screenplayElements).values(part)
}

export function inParts<Item>(list: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(list.length / BATCH_SIZE) }, (_, at) =>
    list.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
  )
}

/** A story without another kind of text becomes one of a screenplay; any other keeps its text. */
export async function markAsScreenplay(edit: StoryEdit): Promise<void> {
  const { isCreatedWithScreenplay, initialPrompt } = edit.story
  if (isCreatedWithScreenplay || initialPrompt.trim() !== '') return
  await edit.updateStory({ isCreatedWithScreenplay: true, scriptType: 'SCREENPLAY', creationMode: 'Screenplay' })
}
