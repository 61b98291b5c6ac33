import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { RenderRow, StoryRow } from '#server/platform/db/rows.ts'
import { brandSettings, renderParts, renders } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoredBrandLook } from '#server/platform/db/schema/renders.ts'

interface BrandLook {
  look: StoredBrandLook
  /** Set while the look is that of the story's current video; null: it follows the brand settings. */
  exportedAt: Date | null
}

/** The newest export of the story as it is now; undefined when it was changed since. */
export async function renderOfRevision(
  { db }: { db: DbOrTx },
  { id, revision }: Pick<StoryRow, 'id' | 'revision'>,
): Promise<RenderRow | undefined> {
  const isPresent = and(
    eq(renders.storyId, id),
    eq(renders.status, 'COMPLETED'),
    sql`${renders.document}->>'revision' = ${String(revision)}`,
  )
  const [row] = await db.select().from(renders).where(isPresent).orderBy(desc(renders.createdAt)).limit(1)
  return row
}

/** The running export, or else the last one. */
export async function currentRender({ db }: { db: DbOrTx }, storyId: string): Promise<RenderRow | undefined> {
  const [row] = await db
    .select()
    .from(renders)
    .where(eq(renders.storyId, storyId))
    .orderBy(desc(inArray(renders.status, ['QUEUED', 'RENDERING'])), desc(renders.createdAt))
    .limit(1)
  return row
}

/**
 * How many exports the server draws before this one: those requested earlier while it has not begun, and all others while none of
 * its own parts is being drawn, since users take turns.
 */
export async function countRendersAhead(
  db: DbOrTx,
  { id, status, executor, createdAt }: Pick<RenderRow, 'id' | 'status' | 'executor' | 'createdAt'>,
): Promise<number> {
  if (executor !== 'SERVER') return 0
  const isActive = and(eq(renders.executor, 'SERVER'), inArray(renders.status, ['QUEUED', 'RENDERING']))
  if (status === 'QUEUED') return db.$count(renders, and(isActive, lt(renders.createdAt, createdAt)))
  if (status !== 'RENDERING') return 0
  const parts = await db
    .selectDistinct({ status: renderParts.status })
    .from(renderParts)
    .where(eq(renderParts.renderId, id))
  const areWaiting =
    parts.some((part) => part.status === 'QUEUED') && parts.every((part) => part.status !== 'RENDERING')
  return areWaiting ? db.$count(renders, and(isActive, ne(renders.id, id))) : 0
}

/**
 * The brand that a story shows: that of its video while the video is up to date, else the user's; null without brand
 * settings.
 */
export async function brandLookOf({ db }: { db: DbOrTx }, story: StoryRow): Promise<BrandLook | null> {
  if (!story.useBrandSettings) return null
  const render = await renderOfRevision({ db }, story)
  if (render?.brandLook) return { look: render.brandLook, exportedAt: render.completedAt ?? render.createdAt }
  const [look] = await db
    .select({
      logoMediaId: brandSettings.logoMediaId,
      logoSize: brandSettings.logoSize,
      logoPosition: brandSettings.logoPosition,
      logoBlur: brandSettings.logoBlur,
      templatedCaptionsStyle: brandSettings.templatedCaptionsStyle,
      customCaptionsStyle: brandSettings.customCaptionsStyle,
    })
    .from(brandSettings)
    .where(eq(brandSettings.userId, story.userId))
  return look ? { look, exportedAt: null } : null
}
