import { and, eq, inArray, isNull, or, type Placeholder, sql, type SQL } from 'drizzle-orm'
import {
  arolls,
  characters,
  imageStyles,
  locations,
  loraModels,
  media,
  musicCues,
  overlays,
  projects,
  purchases,
  renders,
  scenes,
  screenplayElements,
  screenplaySegments,
  stories,
  subscriptions,
  tasks,
} from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import { notFound, storyNotAuthorized } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/**
 * The only place that checks who owns a record. Every function returns the row when the user owns it, and throws 404
 * otherwise, the same for an unknown id and for another user's record. Only `loadStory` answers 403 'Not Authorized'.
 */
export interface Owner {
  id: string
}

function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw notFound()
  return row
}

/**
 * For a write that must only match the user's own story. Not `=`: without statistics the database may choose the index of all
 * the user's stories over the primary key, and no index serves this comparison.
 */
export const isOwnStory = (user: { id: string | Placeholder }, storyId: string | Placeholder) =>
  and(eq(stories.id, storyId), sql`${stories.userId} is not distinct from ${user.id}`)

const readOwnStory = statement('own_story', ['userId', 'storyId'], (db, at) =>
  db
    .select()
    .from(stories)
    .where(isOwnStory({ id: at.userId }, at.storyId)),
)

export async function ownStory(db: DbOrTx, user: Owner, storyId: string) {
  return one(await readOwnStory(db, { userId: user.id, storyId }))
}

/** For the story loads (get_story, get_story_status): 403 'Not Authorized' for every id that is not the user's. */
export async function loadStory(db: DbOrTx, user: Owner, storyId: string) {
  const [row] = await readOwnStory(db, { userId: user.id, storyId })
  if (!row) throw storyNotAuthorized()
  return row
}

/** With `storyId`: only when the scene belongs to that story. */
export async function ownScene(db: DbOrTx, user: Owner, sceneId: string, storyId?: string) {
  const inStory = storyId === undefined ? undefined : eq(scenes.storyId, storyId)
  return one(
    await db
      .select({ scene: scenes, story: stories })
      .from(scenes)
      .innerJoin(stories, eq(stories.id, scenes.storyId))
      .where(and(eq(scenes.id, sceneId), eq(stories.userId, user.id), inStory)),
  )
}

/** With `sceneId`: only when the A-roll belongs to that scene. */
export async function ownAroll(db: DbOrTx, user: Owner, arollId: string, sceneId?: string) {
  const inScene = sceneId === undefined ? undefined : eq(arolls.sceneId, sceneId)
  return one(
    await db
      .select({ aroll: arolls, scene: scenes, story: stories })
      .from(arolls)
      .innerJoin(scenes, eq(scenes.id, arolls.sceneId))
      .innerJoin(stories, eq(stories.id, scenes.storyId))
      .where(and(eq(arolls.id, arollId), eq(stories.userId, user.id), inScene)),
  )
}

/** Overlays of one story, in the order of the ids; 404 unless each belongs to it. */
export async function ownOverlays(db: DbOrTx, user: Owner, storyId: string, ids: readonly string[]) {
  const rows = await db
    .select({ overlay: overlays })
    .from(overlays)
    .innerJoin(stories, eq(stories.id, overlays.storyId))
    .where(and(inArray(overlays.id, [...ids]), eq(overlays.storyId, storyId), eq(stories.userId, user.id)))
  const byId = new Map(rows.map(({ overlay }) => [overlay.id, overlay]))
  return [...new Set(ids)].map((id) => one([byId.get(id)].filter((row) => row !== undefined)))
}

/** Music cues of one story, in the order of the ids; 404 unless each belongs to it. */
export async function ownMusicCues(db: DbOrTx, user: Owner, storyId: string, ids: readonly string[]) {
  const rows = await db
    .select({ cue: musicCues })
    .from(musicCues)
    .innerJoin(stories, eq(stories.id, musicCues.storyId))
    .where(and(inArray(musicCues.id, [...ids]), eq(musicCues.storyId, storyId), eq(stories.userId, user.id)))
  const byId = new Map(rows.map(({ cue }) => [cue.id, cue]))
  return [...new Set(ids)].map((id) => one([byId.get(id)].filter((row) => row !== undefined)))
}

export async function ownMedia(db: DbOrTx, user: Owner, mediaId: string) {
  return one(
    await db
      .select()
      .from(media)
      .where(and(eq(media.id, mediaId), eq(media.userId, user.id))),
  )
}

/** Media of the user or of the product (SYSTEM): readable and usable, but not changeable. */
export async function usableMedia(db: DbOrTx, user: Owner, mediaId: string) {
  const mayUse = or(eq(media.userId, user.id), and(isNull(media.userId), eq(media.source, 'SYSTEM')))
  return one(
    await db
      .select()
      .from(media)
      .where(and(eq(media.id, mediaId), mayUse)),
  )
}

export async function ownProject(db: DbOrTx, user: Owner, projectId: string) {
  return one(
    await db
      .select()
      .from(projects)
      .where(and(eq(projects.id, projectId), eq(projects.userId, user.id))),
  )
}

export async function ownRender(db: DbOrTx, user: Owner, renderId: string) {
  return one(
    await db
      .select()
      .from(renders)
      .where(and(eq(renders.id, renderId), eq(renders.userId, user.id))),
  )
}

export async function ownTask(db: DbOrTx, user: Owner, taskId: string) {
  return one(
    await db
      .select()
      .from(tasks)
      .where(and(eq(tasks.id, taskId), eq(tasks.userId, user.id))),
  )
}

export async function ownSubscription(db: DbOrTx, user: Owner, subscriptionId: string) {
  return one(
    await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.userId, user.id))),
  )
}

export async function ownPurchase(db: DbOrTx, user: Owner, purchaseId: string) {
  return one(
    await db
      .select()
      .from(purchases)
      .where(and(eq(purchases.id, purchaseId), eq(purchases.userId, user.id))),
  )
}

/** A character of the user's story. */
export async function ownCharacter(db: DbOrTx, user: Owner, characterId: string, storyId: string) {
  return one(
    await db
      .select()
      .from(characters)
      .where(and(eq(characters.id, characterId), eq(characters.userId, user.id), eq(characters.storyId, storyId))),
  )
}

/** A character to map to: from any of the user's stories, or the system's. */
export async function usableCharacter(db: DbOrTx, user: Owner, characterId: string) {
  const mayUse = or(eq(characters.userId, user.id), isNull(characters.userId))
  return one(
    await db
      .select()
      .from(characters)
      .where(and(eq(characters.id, characterId), mayUse)),
  )
}

export async function ownLocation(db: DbOrTx, user: Owner, locationId: string) {
  return one(
    await db
      .select()
      .from(locations)
      .where(and(eq(locations.id, locationId), eq(locations.userId, user.id))),
  )
}

export async function ownImageStyle(db: DbOrTx, user: Owner, styleId: string) {
  return one(await imageStyleWhere(db, styleId, eq(imageStyles.userId, user.id)))
}

/** The user's image style or the system's. */
export async function usableImageStyle(db: DbOrTx, user: Owner, styleId: string) {
  return one(await imageStyleWhere(db, styleId, or(eq(imageStyles.userId, user.id), isNull(imageStyles.userId))))
}

function imageStyleWhere(db: DbOrTx, styleId: string, condition: SQL | undefined) {
  return db
    .select()
    .from(imageStyles)
    .where(and(eq(imageStyles.id, styleId), condition))
}

export async function ownLora(db: DbOrTx, user: Owner, loraId: string) {
  return one(
    await db
      .select()
      .from(loraModels)
      .where(and(eq(loraModels.id, loraId), eq(loraModels.userId, user.id))),
  )
}

export async function ownSegment(db: DbOrTx, user: Owner, storyId: string, segmentId: string) {
  return one(
    await db
      .select({ segment: screenplaySegments, story: stories })
      .from(screenplaySegments)
      .innerJoin(stories, eq(stories.id, screenplaySegments.storyId))
      .where(
        and(eq(screenplaySegments.id, segmentId), eq(screenplaySegments.storyId, storyId), eq(stories.userId, user.id)),
      ),
  )
}

export async function ownElement(db: DbOrTx, user: Owner, storyId: string, elementId: string) {
  return one(
    await db
      .select({ element: screenplayElements, segment: screenplaySegments, story: stories })
      .from(screenplayElements)
      .innerJoin(screenplaySegments, eq(screenplaySegments.id, screenplayElements.segmentId))
      .innerJoin(stories, eq(stories.id, screenplaySegments.storyId))
      .where(
        and(eq(screenplayElements.id, elementId), eq(screenplaySegments.storyId, storyId), eq(stories.userId, user.id)),
      ),
  )
}
