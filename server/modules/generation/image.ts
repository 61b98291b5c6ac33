import { eq } from 'drizzle-orm'
import { msToFrames } from '#src/domain/frames.ts'
import type { Scope } from '#server/platform/context.ts'
import { arolls, scenes } from '#server/platform/db/schema/index.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { drawnWords, storyWords, lookOf, seedOf } from '#server/modules/stories/arolls/drawn-from.ts'
import { safePrompt } from '#server/modules/generation/images/before-drawing.ts'
import { type DescribedImage, drawImage } from './draw-image.ts'
import {
  isWhole,
  missingImage,
  imagePrompt,
  type FindVoice,
  voiceFinder,
} from '#server/modules/stories/scenes/scene-state.ts'
import { firstLayer } from './plan-shots.ts'
import { storeGenerated } from './store-media.ts'
import { commitStep, engineWork, type Run, throwIfAborted } from '#server/platform/jobs/step.ts'

/** Charges a finished piece. @param free why it costs nothing, in words for the user; null: it has its price */
export type Settle = (scope: Scope, story: StoryRow, maker: string, free?: string | null) => Promise<void>

/** Generates the first missing image of a scene and stores it in one commit, together with what `settle` adds. */
export async function drawScene(run: Run, story: StoryRow, scene: SceneRow, settle: Settle): Promise<void> {
  const { app, signal } = run
  throwIfAborted(signal)
  const layers = (await readLayers(run, scene)) ?? []
  const missing = missingImage(scene, layers)
  if (missing === null) return
  const layer = missing === 'new' ? null : missing
  const prompt = imagePrompt(scene, layer) ?? ''
  const failure = `Couldn’t generate the image for scene ${scene.elementOrder + 1}`
  const words = drawnWords(await storyWords(app.db, story), prompt)
  const look = lookOf(app, scene, story, layer)
  const seed = seedOf(story, scene, layer)
  const safe = await engineWork(failure, () => safePrompt(app, story.userId, words.prompt))
  const drawn = await drawImage(run, story, { prompt: safe, words, look, seed, arollId: layer?.id ?? null }, failure)
  const { rejected, problem } = drawn
  const toFile = ({ image, origin, receipt }: DescribedImage) => ({
    userId: story.userId,
    storyId: story.id,
    sceneId: scene.id,
    arollId: layer?.id,
    mediaType: 'image' as const,
    fileName: `scene ${scene.elementOrder + 1}.${image.contentType === 'image/png' ? 'png' : 'jpg'}`,
    ...{ origin, receipt, ...image },
  })
  const store = (addTake?: (scope: Scope) => Promise<unknown>) =>
    storeGenerated(app, toFile(drawn), (addRow) =>
      commitStep(run, story.id, async (scope, locked) => {
        const [present] = await scope.db.select().from(scenes).where(eq(scenes.id, scene.id))
        if (present) {
          await addTake?.(scope)
          await apply(scope, present, {
            ...{ layer, mediaId: (await addRow(scope)).id, prompt, seed: drawn.seed, problem },
            ...{ unfinished: run.unfinished, findVoice: voiceFinder(app.engines, locked) },
          })
        }
        await settle(scope, locked, drawn.maker, drawn.isBlank ? problem : null)
      }),
    )
  await (rejected ? storeGenerated(app, toFile(rejected), store) : store())
}

async function readLayers({ app }: Run, scene: SceneRow) {
  return (await arollsOfScenes(app, [scene.id])).get(scene.id)
}

interface Drawn {
  layer: ArollRow | null
  mediaId: string
  prompt: string
  seed: number
  problem: string | null
  unfinished: Run['unfinished']
  findVoice: FindVoice
}

async function apply(
  scope: Scope,
  scene: SceneRow,
  { layer, mediaId, prompt, seed, problem, unfinished, findVoice }: Drawn,
) {
  const { db, services } = scope
  const now = services.clock.now()
  const shown = { mediaId, seed, status: 'COMPLETED' as const, errorMessage: problem, updatedAt: now }
  // An A-roll without a prompt gets the one that was used.
  const isSilent = layer?.customImageGenerationPrompt === null && layer.imageGenerationPrompt === null
  const said = { ...shown, ...(isSilent && { imageGenerationPrompt: prompt }) }
  const [kept] = layer ? await db.update(arolls).set(said).where(eq(arolls.id, layer.id)).returning() : []
  if (!kept) {
    const before = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
    // The user added an image meanwhile: theirs stays, this one is among the media.
    if (before.length === 0)
      await db.insert(arolls).values({
        ...shown,
        ...firstLayer(scene),
        imageGenerationPrompt: prompt,
        createdAt: now,
      })
  }
  const layers = (await arollsOfScenes(scope, [scene.id])).get(scene.id) ?? []
  await db
    .update(scenes)
    .set({
      // The scene's own prompt is that of its first shot.
      lastUsedImagePrompt: layer && layer.arollOrder > 0 ? (scene.lastUsedImagePrompt ?? prompt) : prompt,
      transitionDurationFrames: layers[0] ? msToFrames(layers[0].transitionDurationMs) : 0,
      status: isWhole(scene, layers, findVoice) ? 'COMPLETED' : unfinished,
      errorMessage: null,
      updatedAt: now,
    })
    .where(eq(scenes.id, scene.id))
}
