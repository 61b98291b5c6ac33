import { eq } from 'drizzle-orm'
import { imageStyles, loraModels } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'
import type { StoryRow } from '#server/db/rows.ts'

/** A picture's prompt with the words of the story's style; one that has them already stays as it is. */
export async function styledPrompt(db: DbOrTx, story: StoryRow, prompt: string): Promise<string> {
  if (story.imageStyleId === null) return prompt
  const [style] = await db
    .select({ prompt: imageStyles.prompt, trigger: loraModels.triggerWord })
    .from(imageStyles)
    .leftJoin(loraModels, eq(loraModels.id, imageStyles.loraId))
    .where(eq(imageStyles.id, story.imageStyleId))
  const words = [style?.trigger, style?.prompt.trim()].filter(Boolean).join(', ')
  return words === '' || prompt.includes(words) ? prompt : `${prompt}, ${words}`
}
