import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { type DrawnWords, drawnWords, storyWords } from './drawn-prompt.ts'
import { lookOf, seedOf } from './look-and-seed.ts'
import { picturePrompt } from '#server/modules/stories/scenes/scene-state.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { ArollRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { newSeed } from '#server/modules/generation/images/new-seed.ts'

export interface Drawing {
  words: DrawnWords
  look: string
  seed: number
}

/** A drawing as its job gets it. */
export const toPayload = ({ words, look, seed }: Drawing) => ({ prompt: words.prompt, words, look, seed })

export interface DrawingRequest {
  custom_prompt?: string
  image_style?: string | null
  /** Of the picture too; the later one of both counts. */
  leonardo_style_id?: string | null
}

/** What a layer's look becomes by a request: choosing one way undoes what was chosen the other way. */
export function chooseLook({ image_style: look, leonardo_style_id: style }: DrawingRequest): Partial<ArollRow> {
  if (look !== undefined) return { imageStyle: look, leonardoStyleId: style ?? null }
  return style === undefined ? {} : { imageStyle: null, leonardoStyleId: style }
}

/**
 * What the next picture is drawn from. Where that would give the very picture that is shown now, it gets another seed: who asks
 * again wants another one.
 */
export async function planDrawing(
  scope: Scope,
  { story, scene, aroll }: { story: StoryRow; scene: SceneRow; aroll: ArollRow },
  request: DrawingRequest,
): Promise<Drawing> {
  const { illustrator } = scope.services.engines
  const { custom_prompt: customPrompt } = request
  if (typeof request.image_style === 'string' && !illustrator.looks.some(({ id }) => id === request.image_style))
    throw validationFailed({ image_style: ['This look does not exist'] })
  const wanted: ArollRow = {
    ...aroll,
    ...chooseLook(request),
    customImageGenerationPrompt: customPrompt ?? aroll.customImageGenerationPrompt,
  }
  const wantedPrompt = picturePrompt(scene, wanted)
  if (wantedPrompt === null) throw validationFailed({ custom_prompt: ['Say what the picture shall show'] })
  const words = drawnWords(await storyWords(scope.db, story), wantedPrompt)
  const look = lookOf(scope.services, scene, story, wanted)
  const seed = seedOf(story, scene, wanted)
  const shown = await originOf(scope, aroll)
  const isSame = shown.prompt === words.prompt && shown.look === look && shown.seed === seed
  return { words, look, seed: isSame ? newSeed(seed) : seed }
}

async function originOf({ db }: Scope, { mediaId }: ArollRow) {
  if (mediaId === null) return {}
  const [row] = await db.select({ origin: media.origin }).from(media).where(eq(media.id, mediaId))
  return row?.origin ?? {}
}
