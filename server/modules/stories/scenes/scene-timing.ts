import { framesToMs, sceneDurationInFrames, shareFrames, msToFrames } from '#src/domain/frames.ts'
import { framesOfSpeech } from '#src/domain/planned-length.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import type { SceneRow, ArollRow } from '#server/platform/db/rows.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { eq } from 'drizzle-orm'
import { scenes } from '#server/platform/db/schema/index.ts'
import { isWhole, voiceFinder } from './scene-state.ts'
import { notFound } from '#server/platform/http/http-error.ts'

type SceneChange = Parameters<StoryEdit['updateScene']>[1]

export { EMPTY_SCENE_FRAMES } from '#src/domain/planned-length.ts'

type Timed = Pick<SceneRow, 'text' | 'audioDurationMs' | 'pauseAtTheEnd' | 'speakingRate'>

/**
 * A scene's length in frames: its speech and the pause, rounded up. Before it is spoken the speech is estimated from its
 * text; without any it lasts two seconds and the pause.
 */
export function sceneFrames(scene: Timed, language: string): number {
  const { text, audioDurationMs, pauseAtTheEnd, speakingRate } = scene
  const speechMs = audioDurationMs > 0 ? audioDurationMs : estimateSeconds(text, language, speakingRate) * 1000
  return framesOfSpeech(speechMs, pauseAtTheEnd)
}

/**
 * A scene's length in frames with its current voice-over: one that plays its whole video is longer only where its speech is.
 */
export function framesWith(
  scene: Timed & Pick<SceneRow, 'playFullVideo' | 'durationInFrames'>,
  language: string,
): number {
  if (!scene.playFullVideo) return sceneFrames(scene, language)
  const { audioDurationMs, pauseAtTheEnd, durationInFrames } = scene
  return audioDurationMs > 0
    ? Math.max(durationInFrames, sceneDurationInFrames(audioDurationMs, pauseAtTheEnd))
    : durationInFrames
}

/**
 * Lengths in ms (whole, in order) of the A-rolls of a scene, in proportion to those they had; they sum to the scene's length.
 */
export function fitArollDurations(frames: number, durationsMs: readonly number[]): number[] {
  let reached = 0
  return shareFrames(frames, durationsMs).map((share) => {
    const from = Math.round(framesToMs(reached))
    reached += share
    return Math.round(framesToMs(reached)) - from
  })
}

/** Changes a scene, and with it the length of the scene and of its A-rolls where text, voice or pause require it. */
export async function changeSceneTiming(edit: StoryEdit, row: SceneRow, change: SceneChange): Promise<SceneRow> {
  // Omitted values stay: an undefined one must not hide the row's own.
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: SceneRow = { ...row, ...given }
  const durationInFrames = framesWith(after, edit.story.language)
  const scene = await edit.updateScene(row, { ...change, durationInFrames })
  if (durationInFrames !== row.durationInFrames) await fitArolls(edit, scene)
  return scene
}

/** Makes the A-rolls of a scene fill it again, in their old proportions. */
export async function fitArolls(edit: StoryEdit, scene: SceneRow): Promise<ArollRow[]> {
  const rows = (await arollsOfScenes(edit.scope, [scene.id])).get(scene.id) ?? []
  const durations = fitArollDurations(
    scene.durationInFrames,
    rows.map((row) => row.durationMs),
  )
  const fitted: ArollRow[] = []
  for (const [index, row] of rows.entries()) {
    const durationMs = durations[index] ?? row.durationMs
    fitted.push(durationMs === row.durationMs ? row : await edit.updateAroll(row, { durationMs }))
  }
  return fitted
}

/**
 * The scene's columns that depend on its A-rolls, after these changed: what is missing, the length of its own transition. A
 * transition that no longer fits its A-roll is shortened to it.
 */
export async function syncSceneWithArolls(edit: StoryEdit, sceneId: string): Promise<SceneRow> {
  const { scope } = edit
  const [scene] = await scope.db.select().from(scenes).where(eq(scenes.id, sceneId))
  if (!scene) throw notFound()
  const layers = (await arollsOfScenes(scope, [sceneId])).get(sceneId) ?? []
  for (const layer of layers)
    if (layer.transitionDurationMs > layer.durationMs)
      await edit.updateAroll(layer, { transitionDurationMs: layer.durationMs })
  const [first] = layers
  const transitionDurationFrames = first ? msToFrames(Math.min(first.transitionDurationMs, first.durationMs)) : 0
  // A scene that is being generated settles itself.
  const status =
    scene.status === 'GENERATING'
      ? scene.status
      : isWhole(scene, layers, voiceFinder(scope.services.engines, edit.story))
        ? 'COMPLETED'
        : 'PENDING'
  const errorMessage = status === 'COMPLETED' ? null : scene.errorMessage
  const isSame = status === scene.status && transitionDurationFrames === scene.transitionDurationFrames
  return isSame ? scene : edit.updateScene(scene, { status, errorMessage, transitionDurationFrames })
}
