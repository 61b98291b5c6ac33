import { and, asc, desc, eq, gt, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { stories, storyEdits, storyVersions } from '#server/platform/db/schema/index.ts'
import { type VersionRow, readRows, toSnapshot } from './versions.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

/** Interval of automatic versions while a story is edited, ms. */
const WORK_MS = 30 * 60 * 1000
/** Maximum automatic versions of a story; named ones stay. */
const MAX_AUTOMATIC = 50

/** Saves the story's current rows. */
export async function addVersion(
  scope: Scope,
  story: StoryRow,
  { name, isAutomatic }: { name: string; isAutomatic: boolean },
): Promise<VersionRow> {
  const rows = await readRows(scope, story)
  const [first] = rows.arolls.filter(({ sceneId }) => sceneId === rows.scenes[0]?.id)
  const [version] = await scope.db
    .insert(storyVersions)
    .values({
      storyId: story.id,
      userId: story.userId,
      revision: story.revision,
      name,
      isAutomatic,
      scenesTotal: rows.scenes.length,
      durationInFrames: rows.scenes.reduce((sum, scene) => sum + scene.durationInFrames, 0),
      thumbnailMediaId: first?.mediaId,
      snapshot: toSnapshot(rows),
      createdAt: scope.services.clock.now(),
    })
    .returning()
  if (!version) throw new Error('The version was not kept')
  return version
}

/**
 * Saves the story automatically, before a large change or after its generation or export. A story without scenes is not
 * saved, and a state that equals the newest version is not stored twice.
 */
export async function saveVersion(scope: Scope, story: StoryRow, name: string): Promise<void> {
  const [newest] = await scope.db
    .select({ revision: storyVersions.revision, scenesTotal: storyVersions.scenesTotal })
    .from(storyVersions)
    .where(eq(storyVersions.storyId, story.id))
    .orderBy(desc(storyVersions.createdAt), desc(storyVersions.revision))
    .limit(1)
  if (newest && newest.revision === story.revision) return
  if ((await readRows(scope, story)).scenes.length === 0) return
  await addVersion(scope, story, { name, isAutomatic: true })
  await deleteOldest(scope, story.id)
}

/** The time of the first edit that is in no version; null when each is. Part of a statement about the story. */
export function workedSince(db: DbOrTx, storyId: string | Placeholder): SQL<Date | null> {
  const kept = db
    .select({ revision: storyVersions.revision })
    .from(storyVersions)
    .where(eq(storyVersions.storyId, storyId))
    .orderBy(desc(storyVersions.createdAt), desc(storyVersions.revision))
    .limit(1)
  const first = db
    .select({ at: storyEdits.createdAt })
    .from(storyEdits)
    .where(and(eq(storyEdits.storyId, storyId), gt(storyEdits.revision, sql`coalesce((${kept}), 0)`)))
    .orderBy(asc(storyEdits.revision))
    .limit(1)
  return sql`(${first})`.mapWith(storyEdits.createdAt)
}

/**
 * Saves the state before this edit once half an hour of work is in no version. `since` was read as the edit began, perhaps
 * before an edit ended that it waited for: it is queried again when a version is due.
 */
export async function saveVersionOfWork(scope: Scope, story: StoryRow, since: Date): Promise<void> {
  const { db, services } = scope
  const isDue = (from: Date | null | undefined) => from && services.clock.now().getTime() - from.getTime() >= WORK_MS
  if (!isDue(since)) return
  const [now] = await db
    .select({ since: workedSince(db, story.id) })
    .from(stories)
    .where(eq(stories.id, story.id))
  if (isDue(now?.since))
    await saveVersion(scope, { ...story, revision: story.revision - 1 }, 'After half an hour of editing')
}

async function deleteOldest({ db }: Scope, storyId: string): Promise<void> {
  const old = db
    .select({ id: storyVersions.id })
    .from(storyVersions)
    .where(and(eq(storyVersions.storyId, storyId), eq(storyVersions.isAutomatic, true)))
    .orderBy(desc(storyVersions.createdAt))
    .offset(MAX_AUTOMATIC)
  await db.delete(storyVersions).where(inArray(storyVersions.id, old))
}
