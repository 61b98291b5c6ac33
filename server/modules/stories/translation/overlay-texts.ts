import { eq, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { overlaysOf } from '#server/platform/db/queries/overlays.ts'
import type { OverlayRow } from '#server/platform/db/rows.ts'
import { overlays } from '#server/platform/db/schema/index.ts'
import { isMirrored, mirroredAlign, mirroredOverlay } from './mirror-overlay.ts'

/** Longest text of an overlay. */
const MAX_TEXT_LENGTH = 500

/** A text over a copy's images that is still the original's. */
export type OpenOverlay = OverlayRow & { originalText: string }

export function isOpenOverlay(row: OverlayRow): row is OpenOverlay {
  const { originalText, content } = row
  return originalText !== null && originalText.trim() !== '' && 'text' in content && content.text === originalText
}

/** The texts over a copy's images that wait for translation, the lowest first. */
export const openOverlaysOf = async (scope: Pick<Scope, 'db'>, storyId: string): Promise<OpenOverlay[]> =>
  (await overlaysOf(scope, storyId)).filter(isOpenOverlay)

/** Marks the texts over a new copy's images as untranslated, and mirrors all overlays where the new language is written the other way. */
export async function adaptOverlays({ db }: Scope, storyId: string, from: string, to: string): Promise<void> {
  await db
    .update(overlays)
    .set({ originalText: sql`${overlays.content}->>'text'` })
    .where(eq(overlays.storyId, storyId))
  if (!isMirrored(from, to)) return
  for (const row of await overlaysOf({ db }, storyId))
    await db.update(overlays).set(mirroredOverlay(row)).where(eq(overlays.id, row.id))
}

interface Languages {
  originalLanguage: string
  language: string
}

/** Writes a translated text, unless the user has changed or deleted it meanwhile. */
export async function writeOverlayText(
  scope: Scope,
  { id }: OverlayRow,
  text: string,
  languages: Languages,
): Promise<void> {
  const [row] = await scope.db.select().from(overlays).where(eq(overlays.id, id))
  if (!row || !isOpenOverlay(row)) return
  await scope.db
    .update(overlays)
    .set({ ...translatedOverlay(row, text, languages), updatedAt: scope.services.clock.now() })
    .where(eq(overlays.id, id))
}

/** The columns of an overlay with its text in the new language. */
export function translatedOverlay(
  { content }: OpenOverlay,
  text: string,
  { originalLanguage: from, language: to }: Languages,
): Partial<Pick<OverlayRow, 'content' | 'originalText'>> {
  if (!('text' in content)) return {}
  const translated = text.trim().slice(0, MAX_TEXT_LENGTH) || content.text
  const align = isMirrored(from, to) ? mirroredAlign(content, translated) : content.align
  // With its original text, one that is the same in both languages would wait for ever.
  return { content: { ...content, text: translated, align }, originalText: null }
}
