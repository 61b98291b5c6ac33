import { eq } from 'drizzle-orm'
import { names } from '#server/modules/stories/characters/seen-cast.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'
import { locations, screenplaySegments } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { type FilmShot, filmShots } from './film-shots.ts'

/**
 * The shot whose image an image follows, so that place, light and things stay: the one before where the scene or the movement goes on,
 * else the first of the film in the same place, as a screenplay's headings name it. Nothing is drawn for it: it costs nothing.
 * @returns null where a shot begins something new
 */
export async function earlierShot(
  tools: { db: DbOrTx },
  { storyId, arollId }: { storyId: string; arollId: string },
): Promise<FilmShot | null> {
  const shots = await filmShots(tools, storyId)
  const at = shots.findIndex(({ aroll }) => aroll.id === arollId)
  const here = shots[at]
  const before = shots[at - 1]
  if (!here || !before) return null
  if (before.scene.id === here.scene.id || here.aroll.shot?.continues) return before
  const places = await placesOf(tools, storyId)
  const place = placeIn(here, places)
  return (place !== undefined && shots.slice(0, at).find((shot) => placeIn(shot, places) === place)) || null
}

/** The places of a story's screenplay as its image prompts name them, the longest first: 'kitchen' is in 'old kitchen'. */
async function placesOf({ db }: { db: DbOrTx }, storyId: string): Promise<string[]> {
  const rows = await db
    .select({ own: screenplaySegments.locationName, stored: locations.name })
    .from(screenplaySegments)
    .leftJoin(locations, eq(locations.id, screenplaySegments.locationId))
    .where(eq(screenplaySegments.storyId, storyId))
  const places = rows.map(({ own, stored }) => (stored ?? own).toLowerCase().replace(/\s[-–—]\s/gu, ', '))
  return [...new Set(places)].filter(Boolean).toSorted((one, other) => other.length - one.length)
}

function placeIn({ scene, aroll }: FilmShot, places: readonly string[]): string | undefined {
  const prompt = imagePrompt(scene, aroll) ?? ''
  return places.find((place) => names(prompt, place))
}
