import { and, eq, inArray } from 'drizzle-orm'
import type { WrittenScene, WrittenShot } from '#engines/ports.ts'
import type { ScenePace, Shot } from '#generated/schema.ts'
import { isPaidWork } from '#engines/prices.ts'
import { framesToMs, FPS } from '#src/domain/frames.ts'
import { sceneSeconds } from '#src/domain/planned-length.ts'
import { soundOfPlace } from '#src/domain/place-sounds.ts'
import { readShot, SHOTS_PER_SCENE, shotsOf } from '#src/domain/shots.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { Scope } from '#server/platform/context.ts'
import { arolls, overlays } from '#server/platform/db/schema/index.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { imageEnginesOf } from '#server/modules/tools/image-styles/style-model.ts'
import { shotColumns } from '#server/modules/stories/arolls/shots.ts'
import { fitArollDurations } from '#server/modules/stories/scenes/scene-timing.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'

/** The camera moves of images, by turns. */
export const ANIMATIONS = ['ZOOM_IN', 'PAN_LEFT', 'ZOOM_OUT', 'PAN_RIGHT'] as const
export const FADE_MS = 500
/** How long one shot is on the screen, about, s. */
const SHOT_S: Readonly<Record<ScenePace, number>> = { SLOW: 5, MEDIUM: 3.5, FAST: 2.5 }
const MAX_SHOTS = 3
/** How long one of several things that a scene names is on the screen at least, s, and how many of them are. */
const [LEAST_S, MAX_PLANNED] = [1.6, 4]
/** Users wait for the first scene: it has more than one image only if it is long. */
const LONG_S = 8

/** How many shots a scene has at a pace. */
export function shotCount(
  { durationInFrames, elementOrder }: Pick<SceneRow, 'durationInFrames' | 'elementOrder'>,
  pace: ScenePace,
): number {
  const seconds = durationInFrames / FPS
  if (elementOrder === 0 && seconds < LONG_S) return 1
  return Math.min(MAX_SHOTS, Math.max(1, Math.round(seconds / SHOT_S[pace])))
}

/** Whether more images cost nothing. */
export const hasFreeImages = async (scope: Pick<Scope, 'db' | 'services'>, story: StoryRow): Promise<boolean> =>
  story.aiOutputMode !== 'VIDEO' && !isPaidWork(await imageEnginesOf(scope, story))

/** How many shots a writer plans for each scene. */
export async function shotsToWrite(scope: Pick<Scope, 'db' | 'services'>, story: StoryRow): Promise<number> {
  const { shotsPerScene, sceneSize, scenePace } = story
  if (shotsPerScene !== 'AUTO' || !(await hasFreeImages(scope, story))) return SHOTS_PER_SCENE[shotsPerScene]
  return shotCount({ durationInFrames: sceneSeconds(sceneSize, scenePace) * FPS, elementOrder: 1 }, scenePace)
}

/**
 * How many shots each of these scenes has: as its story says; else one where more cost credits, or words stand over it; else by its
 * length, or one for each thing that its writer planned to show, if they are seen long enough.
 */
export async function shotCounts(
  scope: Scope,
  story: StoryRow,
  scenes: readonly SceneRow[],
): Promise<(scene: SceneRow, planned?: number) => number> {
  if (story.shotsPerScene !== 'AUTO') return () => SHOTS_PER_SCENE[story.shotsPerScene]
  if (!(await hasFreeImages(scope, story))) return () => 1
  const ids = scenes.map(({ id }) => id)
  const over = await scope.db
    .select({ sceneId: overlays.sceneId })
    .from(overlays)
    .where(and(eq(overlays.storyId, story.id), inArray(overlays.sceneId, ids)))
  const covered = new Set(over.map(({ sceneId }) => sceneId))
  return (scene, planned = 0) => {
    if (covered.has(scene.id)) return 1
    const count = shotCount(scene, story.scenePace)
    const seen = scene.elementOrder === 0 ? 0 : Math.floor(scene.durationInFrames / FPS / LEAST_S)
    return Math.max(count, Math.min(planned, seen, MAX_PLANNED))
  }
}

/**
 * Gives scenes without visuals the empty A-rolls of their shots.
 * @param written the writer's own plan, by the place of the scene
 */
export async function addShots(
  scope: Scope,
  story: StoryRow,
  scenes: readonly SceneRow[],
  written: readonly WrittenScene[] = [],
): Promise<void> {
  const countOf = await shotCounts(scope, story, scenes)
  const layers = await arollsOfScenes(
    scope,
    scenes.map(({ id }) => id),
  )
  const now = scope.services.clock.now()
  const rows = scenes.flatMap((scene) => {
    const prompt = imagePrompt(scene, null)
    if (prompt === null || layers.get(scene.id)?.length) return []
    const planned = written[scene.elementOrder]?.shots
    return newShots(scene, prompt, countOf(scene, planned?.length), planned).map((row) => ({
      ...row,
      // A recording has its own surroundings.
      ...(hasRecording(story) && { shot: { ...row.shot, sound: '' } }),
      ...{ createdAt: now, updatedAt: now },
    }))
  })
  if (rows.length > 0) await scope.db.insert(arolls).values(rows)
}

const hasRecording = ({ creationMode }: StoryRow) => creationMode === 'Audio' || creationMode === 'VideoCaptions'

/** The A-rolls of a scene's shots; where they were not planned together, the first has the scene's prompt, word for word. */
function newShots(scene: SceneRow, prompt: string, count: number, planned: readonly WrittenShot[] = []) {
  const own = count === 1 && planned.length > 1 ? [] : planned
  const shots = toCount(own, count, { ...readShot(prompt), sound: soundOfPlace(prompt) })
  const durations = fitArollDurations(scene.durationInFrames, lengthsOf(scene, shots))
  return shots.map(({ image_animation: imageAnimation, share: _share, ...shot }, at) => ({
    ...shotLayer(scene, at),
    ...(imageAnimation && { imageAnimation }),
    ...shotColumns(shot),
    ...(at === 0 && own.length < 2 && { imageGenerationPrompt: prompt }),
    durationMs: durations[at] ?? 0,
  }))
}

/** How long each shot is, ms: as the writer planned all of them, else one as long as the other. */
function lengthsOf({ durationInFrames }: SceneRow, shots: readonly PlannedShot[]): number[] {
  const isPlanned = shots.every(({ share }) => share !== undefined)
  return shots.map(({ share = 0 }) => framesToMs(durationInFrames) * (isPlanned ? share : 1 / shots.length))
}

/** As many shots as there is time for, in their order: without those that are soonest over. */
function longest(planned: readonly WrittenShot[], count: number): WrittenShot[] {
  const kept = planned.toSorted(({ share: one = 0 }, { share: other = 0 }) => other - one).slice(0, count)
  return planned.filter((shot) => kept.includes(shot))
}

/** With its own camera move, where the writer planned it. */
type PlannedShot = Shot & Partial<WrittenShot>

/** The writer's shots, as many as the scene has; further ones show the last one's subject in other sizes. */
function toCount(planned: readonly WrittenShot[], count: number, first: PlannedShot): PlannedShot[] {
  const own = longest(planned, count).map((shot): PlannedShot => ({
    ...shot,
    ...{ sound: shot.sound ?? soundOfPlace(shot.subject), is_locked: false },
  }))
  if (own.length === 0) return shotsOf(first, count)
  const { image_animation: _move, share: _share, ...last } = own.at(-1) ?? first
  return [...own, ...shotsOf(last, count - own.length + 1).slice(1)]
}

/** The columns of the A-roll at a place in a scene: each moves in another way, and the first fades in over the scene before. */
export function shotLayer(scene: SceneRow, arollOrder: number) {
  return {
    ...firstLayer(scene),
    arollOrder,
    ...(arollOrder > 0 && { transitionName: '' as const, transitionDurationMs: 0 }),
    imageAnimation: ANIMATIONS[(scene.elementOrder + arollOrder) % ANIMATIONS.length],
  }
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
