import type { StoryRow } from '#server/platform/db/rows.ts'
import { brandSettings } from '#server/platform/db/schema/index.ts'
import type { StoredBrandLook } from '#server/platform/db/schema/renders.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { eq } from 'drizzle-orm'
import { renderOfRevision } from './renders.ts'

export interface BrandLook {
  look: StoredBrandLook
  /** Set while the look is that of the story's present film; null: it follows the brand settings. */
  exportedAt: Date | null
}

/** The brand that a story shows: that of its film while the film is of its present state, else the person's; null without brand settings. */
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
