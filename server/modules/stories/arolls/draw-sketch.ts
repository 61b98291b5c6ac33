import { EngineError, type EncodedImage } from '#engines/ports.ts'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import type { Scope } from '#server/platform/context.ts'
import type { ArollRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { safePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'
import { drawnWords, lookOf, seedOf, storyWords } from './drawn-from.ts'

/** Longer side of a sketch, px. */
const SIDE = 320

/** What an A-roll would show, small, by the built-in illustrator. Refuses one without a prompt, or with a forbidden one. */
export async function drawSketch(
  scope: Pick<Scope, 'db' | 'services'>,
  { story, scene, aroll }: { story: StoryRow; scene: SceneRow; aroll: ArollRow },
): Promise<EncodedImage> {
  const { services, db } = scope
  const { illustrator } = services.engines.draft
  const subject = imagePrompt(scene, aroll)
  if (subject === null) throw validationFailed({ aroll_id: ['Describe the shot'] })
  const { width, height } = outputSize(story.aspectRatio)
  const scale = SIDE / Math.max(width, height)
  const wanted = lookOf(services, scene, story, aroll)
  try {
    const { prompt } = drawnWords(await storyWords(db, story), subject)
    return await illustrator.illustrate({
      prompt: await safePrompt(scope, story.userId, prompt),
      look: illustrator.looks.some(({ id }) => id === wanted) ? wanted : (illustrator.looks[0]?.id ?? ''),
      seed: seedOf(story, scene, aroll),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    })
  } catch (cause) {
    if (cause instanceof EngineError) throw validationFailed({ aroll_id: [cause.message] })
    throw cause
  }
}
