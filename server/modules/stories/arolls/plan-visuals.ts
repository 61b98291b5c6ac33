import { creditCost } from '#src/domain/credits.ts'
import { overnightOf } from '#engines/image-models.ts'
import type { EngineInfo } from '#engines/ports.ts'
import { type Able, ableOf, isPaidWork, priceWorks, type WorkPrice } from '#engines/prices.ts'
import type { Scope } from '#server/platform/context.ts'
import { expectedOf, readShares } from '#server/modules/billing/credits/prices.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { imageEnginesOf } from '#server/modules/tools/image-styles/style-model.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { findActiveJob } from '#server/platform/jobs/enqueue.ts'
import { drawingKey } from './plan-drawing.ts'
import { findSpeakingClips, lipSyncEngines, redrawn, type SpeakingClip } from './speaking-clips.ts'

const MAX_SECONDS = 10

/** Which images of a story are regenerated, and their result. */
export interface DrawingOptions {
  /** Makes clips of the images. */
  thenMoves: boolean
  /** Skips what did not fail. */
  onlyFailed?: boolean
  /** Draws by the batch interface of the image model. */
  overnight?: boolean
}

/** A scene with the A-rolls to regenerate. */
export interface Place {
  scene: SceneRow
  layers: ArollRow[]
}

/** An image or its clip, with its price. */
export interface VisualPiece extends WorkPrice {
  arollId: string
  part: 'PICTURE' | 'MOTION' | 'LIP_SYNC'
  expected: number
  isBuiltIn: boolean
}

export interface VisualsPlan {
  /** Those that can be generated now, in playing order: running generations continue. */
  places: Place[]
  /** Why there may be none. */
  lacks: 'SCENES' | 'PICTURES' | 'FAILED' | null
  /** The price of providers' engines; null where built-in ones do all of it, at the table's price per scene. */
  pieces: VisualPiece[] | null
  /** Credits at most. */
  cost: number
}

/** The work and the price of regenerating a story's images. */
export async function planVisuals(
  scope: Scope,
  story: StoryRow,
  { thenMoves, onlyFailed = false, overnight = false }: DrawingOptions,
): Promise<VisualsPlan> {
  const scenes = await scenesOf(scope, story.id)
  const layers = await arollsOfScenes(
    scope,
    scenes.map(({ id }) => id),
  )
  const all = [...layers.values()].flat()
  const isWanted = ({ status }: ArollRow) => !onlyFailed || status === 'FAILED'
  const lacks =
    scenes.length === 0 ? 'SCENES' : all.every(isPlannedOnly) ? 'PICTURES' : all.some(isWanted) ? null : 'FAILED'
  const places: Place[] = []
  for (const scene of scenes) {
    const free: ArollRow[] = []
    for (const layer of (layers.get(scene.id) ?? []).filter(isWanted))
      if (!(await findActiveJob(scope, drawingKey(layer.id)))) free.push(layer)
    if (free.length > 0) places.push({ scene, layers: free })
  }
  const pieces = await pricePieces(scope, story, places, { thenMoves, overnight })
  const cost = pieces ? pieces.reduce((sum, { most }) => sum + most, 0) : creditCost('generate_visuals', places.length)
  return { places, lacks, pieces, cost }
}

/** A shot whose image was never generated. */
const isPlannedOnly = ({ mediaId, status, shot }: ArollRow) => mediaId === null && status === 'EMPTY' && shot !== null

async function pricePieces(
  scope: Scope,
  story: StoryRow,
  places: readonly Place[],
  { thenMoves, overnight }: Required<Pick<DrawingOptions, 'thenMoves' | 'overnight'>>,
): Promise<VisualPiece[] | null> {
  const { engines, prices: table } = scope.services
  const imageEngines = overnight ? await overnightEngines(scope, story) : await imageEnginesOf(scope, story)
  const movers = ableOf(engines.animator.info)
  const speaking = thenMoves ? await findClips(scope, story, places) : new Map<string, SpeakingClip>()
  // Only a voice-over that exists can be spoken.
  const spokenIn = ({ id, audioMediaId }: SceneRow) => (audioMediaId === null ? undefined : speaking.get(id))
  const speakers = lipSyncEngines(engines)
  const able = [imageEngines, ...(thenMoves ? [movers] : []), ...(speakers && speaking.size > 0 ? [speakers] : [])]
  if (!able.some(isPaidWork)) return null
  const shares = await readShares(
    scope,
    able.map(([{ label }]) => label),
  )
  const works = places
    .flatMap(({ scene, layers }) => layers.map((layer) => ({ layer, clip: spokenIn(scene) })))
    .flatMap(({ layer, clip }) => {
      const workOf = (part: VisualPiece['part'], makers: Able, units: number) => ({
        ...{ arollId: layer.id, part, able: makers, units },
      })
      const image = workOf('PICTURE', imageEngines, 1)
      if (!thenMoves) return [image]
      if (clip) return [image, workOf('LIP_SYNC', clip.able, clip.seconds)]
      return [image, workOf('MOTION', movers, clipSeconds(layer))]
    })
  return priceWorks(table, works).map(({ arollId, part, able: makers, price }) => ({
    ...{ arollId, part, ...price, expected: expectedOf(price, shares), isBuiltIn: !isPaidWork(makers) },
  }))
}

/** The image model of a story overnight, without fallbacks; undefined where it has no batch interface. */
export async function findOvernight(scope: Scope, story: StoryRow): Promise<EngineInfo | undefined> {
  return overnightOf(scope.services.engines, (await imageEnginesOf(scope, story))[0])
}

async function overnightEngines(scope: Scope, story: StoryRow): Promise<Able> {
  const found = await findOvernight(scope, story)
  if (!found) throw validationFailed({ overnight: ['This image model can’t work overnight'] })
  return [found]
}

/** The clips that speak, by the scene's id: other images of the scene stay, so all of it counts. */
async function findClips(scope: Scope, story: StoryRow, places: readonly Place[]) {
  const scenes = places.map(({ scene }) => scene)
  const layers = await arollsOfScenes(
    scope,
    scenes.map(({ id }) => id),
  )
  return findSpeakingClips(scope, story, { scenes, layers: redrawn(layers) })
}

/** Seconds of a clip for an A-roll. */
export const clipSeconds = ({ durationMs }: { durationMs: number }): number =>
  Math.min(MAX_SECONDS, Math.max(1, Math.ceil(durationMs / 1000)))
