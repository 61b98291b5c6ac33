import { eq } from 'drizzle-orm'
import { imageStyles, loraModels } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

/** The words of the story's style; empty without one. */
export async function styleWords(db: DbOrTx, { imageStyleId }: Pick<StoryRow, 'imageStyleId'>): Promise<string> {
  if (imageStyleId === null) return ''
  const [style] = await db
    .select({ prompt: imageStyles.prompt, trigger: loraModels.triggerWord })
    .from(imageStyles)
    .leftJoin(loraModels, eq(loraModels.id, imageStyles.loraId))
    .where(eq(imageStyles.id, imageStyleId))
  return [style?.trigger, style?.prompt.trim()].filter(Boolean).join(', ')
}

/** A picture's prompt with the words of a style; one that has them already stays as it is. */
export const styledPrompt = (words: string, prompt: string): string =>
  words === '' || prompt.includes(words) ? prompt : `${prompt}, ${words}`
