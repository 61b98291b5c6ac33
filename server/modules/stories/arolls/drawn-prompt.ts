import { castPrompt, type SeenCharacter, seenCast } from '#server/modules/stories/characters/cast-prompt.ts'
import { styledPrompt, styleWords } from '#server/modules/tools/image-styles/styled-prompt.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

/** What a picture is really drawn from, and what of it was added to what it shows. */
export interface DrawnWords {
  prompt: string
  told: string
  cast: string
  style: string
}

/** What is added to the prompts of a story. */
export interface StoryWords {
  cast: readonly SeenCharacter[]
  style: string
}

export async function storyWords(db: DbOrTx, story: StoryRow): Promise<StoryWords> {
  return { cast: await seenCast(db, story.id), style: await styleWords(db, story) }
}

/** What a scene's picture is drawn from: what it shows, how the people in it look, and the words of the story's style. */
export function drawnWords({ cast, style }: StoryWords, told: string): DrawnWords {
  const withCast = castPrompt(cast, told)
  const prompt = styledPrompt(style, withCast)
  return { prompt, told, cast: withCast.slice(told.length), style: prompt.slice(withCast.length) }
}
