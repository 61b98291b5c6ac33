import { eq, and, asc } from 'drizzle-orm'
import { exportScreenplay } from '#src/domain/fountain/export.ts'
import { parseScreenplay } from '#src/domain/fountain/parse.ts'
import { readTitle, withTitle } from '#src/domain/fountain/title-page.ts'
import type { Scope } from '#server/platform/context.ts'
import { stories, screenplayElements, screenplaySegments } from '#server/platform/db/schema/index.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { readSegments, toScreenplay } from './read.ts'

type Titled = Pick<StoryRow, 'id' | 'displayTitle' | 'initialPrompt' | 'isCreatedWithScreenplay'>

/** The screenplay of a story as Fountain, with its original title page; empty without segments. */
export async function screenplayText(scope: Scope, story: Titled): Promise<string> {
  const segments = await toScreenplay(scope, story.id, await readSegments(scope, story.id))
  return segments.length === 0 ? '' : exportScreenplay({ head: headOf(story), segments })
}

/** The text of a screenplay that has no segments yet, as that of a copied story; empty when there is none. */
export function unreadText({ isCreatedWithScreenplay, initialPrompt }: Titled): string {
  return isCreatedWithScreenplay ? initialPrompt : ''
}

function headOf({ isCreatedWithScreenplay, initialPrompt, displayTitle }: Titled): string {
  if (!isCreatedWithScreenplay) return ''
  const { head, segments } = parseScreenplay(initialPrompt)
  const title = readTitle(head)
  return segments.length === 0 || title === null || title === displayTitle ? head : withTitle(head, displayTitle)
}

/**
 * Ends an edit of a screenplay: the story's own text follows it, so that parsing the text again loses nothing of the edit,
 * and the user's other tabs are notified.
 */
export async function finishScreenplay(edit: StoryEdit): Promise<void> {
  const { scope, story } = edit
  if (story.isCreatedWithScreenplay) {
    const initialPrompt = await screenplayText(scope, story)
    if (initialPrompt !== story.initialPrompt)
      await scope.db.update(stories).set({ initialPrompt }).where(eq(stories.id, story.id))
  }
  await edit.announce()
}

/** Ids with one of them at another place; beyond the end: last. A new one is inserted. */
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
