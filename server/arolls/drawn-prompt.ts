import { castPrompt } from '#server/characters/cast-prompt.ts'
import { styledPrompt } from '#server/image-styles/styled-prompt.ts'
import type { DbOrTx } from '#server/ports/db.ts'
import type { StoryRow } from '#server/db/rows.ts'

/** What a scene's picture is really drawn from: what it shows, how the people in it look, and the words of the story's style. */
export async function drawnPrompt(db: DbOrTx, story: StoryRow, told: string): Promise<string> {
  return styledPrompt(db, story, await castPrompt(db, story.id, told))
}
