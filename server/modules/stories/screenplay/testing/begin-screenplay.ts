import { asc, eq } from 'drizzle-orm'
import { scenes } from '#server/platform/db/schema/index.ts'
import type { createTestApp } from '#server/testing/create-test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>

export const TWO_CUPS = `Title: Two cups
Author: A. Person

FADE IN:

INT. LIGHTHOUSE - LAMP ROOM - NIGHT

[[Slow.]]

Mara climbs the stairs.

MARA (V.O.)
(softly)
One *more* night.

EXT. LIGHTHOUSE

EMIL
Mara!

CUT TO:
`

/** A user's story from a screenplay, with helpers for tests. */
export async function beginScreenplay(app: TestApp, script = TWO_CUPS) {
  const owner = await app.user({ isPremium: true })
  const story = await app.ok('parseScreenplayAndCreateStory', { as: owner, body: { script } })
  const at = { as: owner, params: { story_id: story.id } }
  const on = (params: Record<string, string>) => ({ as: owner, params: { story_id: story.id, ...params } })
  const list = async () => (await app.ok('listScreenplaySegments', at)).results
  const text = async () => (await app.ok('exportScreenplay', at)).text
  const cast = async () => (await app.ok('listCharacters', { as: owner, params: { storyId: story.id } })).results
  const sceneRows = () =>
    app.db.select().from(scenes).where(eq(scenes.storyId, story.id)).orderBy(asc(scenes.elementOrder))
  const element = async (segment: number, place: number) => {
    const found = (await list())[segment]?.elements[place]
    if (!found) throw new Error('There is no such element')
    return found
  }
  return { owner, story, at, on, list, text, cast, sceneRows, element }
}
