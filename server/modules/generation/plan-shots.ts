import { and, eq, inArray } from 'drizzle-orm'
import type { ScenePace } from '#generated/schema.ts'
import { isPaidWork } from '#engines/prices.ts'
import { framesToMs, FPS } from '#src/domain/frames.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { Scope } from '#server/platform/context.ts'
import { arolls, overlays } from '#server/platform/db/schema/index.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { imageEnginesOf } from '#server/modules/tools/image-styles/style-model.ts'
import { fitArollDurations } from '#server/modules/stories/scenes/scene-timing.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'

/** The camera moves of images, by turns. */
export const ANIMATIONS = ['ZOOM_IN', 'PAN_LEFT', 'ZOOM_OUT', 'PAN_RIGHT'] as const
export const FADE_MS = 500
/** How long one shot is on the screen, about, s. */
const SHOT_S: Readonly<Record<ScenePace, number>> = { SLOW: 5, MEDIUM: 3.5, FAST: 2.5 }
const MAX_SHOTS = 3
/** Users wait for the first scene: it has more than one image only if it is long. */
const LONG_S = 5.5
/** What a shot of one size is followed by, so that no two of a row have the same composition. */
const NEXT_SIZE: Readonly<Record<string, string>> = {
  'wide shot': 'close-up',
  'medium shot': 'wide shot',
  'close-up': 'medium shot',
}
const SIZE = /^(wide shot|medium shot|close-up)(?=[ :,])/iu

/** The prompts of a scene's shots: the same subject at the same place in another size each, the scene's own first. */
export function shotPrompts(prompt: string, count: number): string[] {
  const [, named] = SIZE.exec(prompt) ?? []
  const rest = named === undefined ? `: ${prompt}` : prompt.slice(named.length)
  const prompts = [prompt]
  let size = named?.toLowerCase() ?? 'medium shot'
  while (prompts.length < count) {
    size = NEXT_SIZE[size] ?? 'wide shot'
    prompts.push(`${size}${rest}`)
  }
  return prompts
}

/** How many shots a scene has at a pace. */
export function shotCount({ durationInFrames, elementOrder }: SceneRow, pace: ScenePace): number {
  const seconds = durationInFrames / FPS
  if (elementOrder === 0 && seconds < LONG_S) return 1
  return Math.min(MAX_SHOTS, Math.max(1, Math.round(seconds / SHOT_S[pace])))
}

/**
 * Gives scenes without visuals the empty A-rolls of several shots where images are free; where they are paid, a scene gets one image, as
 * it was quoted. Words over an image stand on one.
 */
export async function addShots(scope: Scope, story: StoryRow, scenes: readonly SceneRow[]): Promise<void> {
  if (story.aiOutputMode === 'VIDEO' || isPaidWork(await imageEnginesOf(scope, story))) return
  const ids = scenes.map(({ id }) => id)
  const layers = await arollsOfScenes(scope, ids)
  const over = await scope.db
    .select({ sceneId: overlays.sceneId })
    .from(overlays)
    .where(and(eq(overlays.storyId, story.id), inArray(overlays.sceneId, ids)))
  const covered = new Set(over.map(({ sceneId }) => sceneId))
  const now = scope.services.clock.now()
  const rows = scenes.flatMap((scene) => {
    const prompt = imagePrompt(scene, null)
    const count = shotCount(scene, story.scenePace)
    if (prompt === null || count === 1 || covered.has(scene.id) || layers.get(scene.id)?.length) return []
    const durations = fitArollDurations(
      scene.durationInFrames,
      Array<number>(count).fill(framesToMs(scene.durationInFrames) / count),
    )
    return shotPrompts(prompt, count).map((imageGenerationPrompt, arollOrder) => ({
      ...firstLayer(scene),
      ...{ arollOrder, imageGenerationPrompt, createdAt: now, updatedAt: now },
      ...(arollOrder > 0 && { transitionName: '' as const, transitionDurationMs: 0 }),
      imageAnimation: ANIMATIONS[(scene.elementOrder + arollOrder) % ANIMATIONS.length],
      durationMs: durations[arollOrder] ?? 0,
    }))
  })
  if (rows.length > 0) await scope.db.insert(arolls).values(rows)
}

/** The columns of a scene's first visual: it moves, and fades in over the scene before. */
export function firstLayer({ id: sceneId, elementOrder, durationInFrames }: SceneRow) {
  const isFirst = elementOrder === 0
  return {
    ...{ sceneId, arollOrder: 0, arollType: 'ImageARoll' as const },
    imageAnimation: ANIMATIONS[elementOrder % ANIMATIONS.length],
    transitionName: isFirst ? ('' as const) : ('fade' as const),
    transitionDurationMs: isFirst ? 0 : FADE_MS,
    durationMs: Math.round(framesToMs(durationInFrames)),
  }
}
