import { castPrompt, type SeenCharacter, seenCast } from '#server/modules/stories/characters/seen-cast.ts'
import { filmWords } from '#src/domain/shots.ts'
import { styledPrompt, styleWords } from '#server/modules/tools/image-styles/image-style.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoryRow, ArollRow, MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import type { App } from '#server/platform/context.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { type ImageFacts, imageInputs, mediaInput } from '#server/modules/generation/receipts/inputs.ts'
import { makeReceipt, type ReceiptFacts } from '#server/modules/generation/receipts/make-receipt.ts'

interface Drawn extends Pick<ReceiptFacts, 'asked' | 'made' | 'paid' | 'began' | 'ended' | 'notes'> {
  /** The illustrator's input. */
  prompt: string
  facts: ImageFacts
  /** Label of the engine that looked at it; null or left out: none did. */
  checkedBy?: string | null
  /** The earlier image that it follows. It is no reason to draw it again: another one would outdate the whole film. */
  earlier?: MediaRow
}

/** An image's full prompt, and the parts that were added to it. */
export interface DrawnWords {
  prompt: string
  subject: string
  cast: string
  style: string
}

/** Added to the prompts of a story. */
export interface StoryWords {
  cast: readonly SeenCharacter[]
  style: string
}

export async function storyWords(db: DbOrTx, story: StoryRow): Promise<StoryWords> {
  const style = [await styleWords(db, story), filmWords(story.filmStyle)].filter(Boolean).join(', ')
  return { cast: await seenCast(db, story.id), style }
}

/** The inputs of a scene's image: its subject, the looks of its characters, and the words of the story's style. */
export function drawnWords({ cast, style }: StoryWords, subject: string): DrawnWords {
  const withCast = castPrompt(cast, subject)
  const prompt = styledPrompt(style, withCast)
  return { prompt, subject, cast: withCast.slice(subject.length), style: prompt.slice(withCast.length) }
}

/** Look of a scene's images: an id that the illustrator knows. Its looks are the styles that users choose from. */
export function lookOf(
  services: Pick<App, 'engines'>,
  scene: SceneRow,
  story: StoryRow,
  layer: ArollRow | null,
): string {
  const { looks } = services.engines.illustrator
  const own = [layer?.imageStyle, layer?.leonardoStyleId, scene.imageStyle]
  const wanted = [...own, story.visualStyle, story.leonardoStyleId]
  return wanted.find((id) => looks.some((look) => look.id === id)) ?? looks[0]?.id ?? ''
}

/** Seed of a new image: the layer's own, the story's, or, where the story has none, one that follows from the scene. */
export function seedOf(story: StoryRow, scene: SceneRow, layer: ArollRow | null): number {
  return layer?.seed ?? story.imageSeed ?? Number.parseInt(scene.id.slice(0, 7), 16)
}

/** Of an image that was generated for a scene. */
export function imageReceipt({ prompt, facts, checkedBy, earlier, ...rest }: Drawn): StoredReceipt {
  const { subject, look, seed, width, height } = facts
  const settings = { words: subject, look, size: `${width} × ${height}`, checked_by: checkedBy }
  const inputs = [...imageInputs(facts), ...(earlier ? [mediaInput('REFERENCE', earlier)] : [])]
  return makeReceipt({ ...rest, work: 'PICTURE', prompt, seed, settings, inputs })
}
