import { eq, inArray, sql } from 'drizzle-orm'
import { capture, releaseHeld } from '#server/modules/billing/credits/end-hold.ts'
import type { Scope } from '#server/platform/context.ts'
import { scenes, stories } from '#server/platform/db/schema/index.ts'
import type { EngineInfo } from '#engines/ports.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { fitMusic } from '#server/modules/stories/music-cues/fit-music.ts'
import { addPlannedSounds } from '#server/modules/stories/music-cues/planned-sounds.ts'
import { saveVersion } from '#server/modules/stories/edits/save-version.ts'
import { drawScene, type Settle } from './image.ts'
import { drawSheets } from './draw-sheets.ts'
import { makePayload, type MakePayload } from '#server/platform/jobs/payloads.ts'
import { prepareEngines } from './ask-writer.ts'
import { failedScenes, type SceneFailure, scenesFailed, endStory, finishGeneration } from './finish.ts'
import { lacksVoiceOver, missingImage, needsVoice, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { earlierShot } from '#server/modules/stories/arolls/earlier-shot.ts'
import { addShots, hasFreeImages } from './plan-shots.ts'
import { chargePiece, holdOfPiece, releasePieces } from './hold-pieces.ts'
import { pieceId } from './price-generation.ts'
import { makeMove } from './make-clips.ts'
import {
  commitStep,
  EngineUnavailable,
  explain,
  isCancelled,
  lockStory,
  RefusedByEngine,
  type Run,
  JobAborted,
  throwIfAborted,
} from '#server/platform/jobs/step.ts'
import { illustratorOfStory } from '#server/modules/tools/image-styles/style-model.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { speakScene } from './voice.ts'

/**
 * Voices and images of a story. The voice and image pipelines run in parallel, both in playing order, so that the first
 * scenes are complete first and neither engine waits for the other, except for the first scene: users wait for it, so its
 * image gets the whole processor. A failed scene does not stop the others. Every step checks what already exists: a second
 * run resumes where the first one stopped.
 */
export const makeStory: JobDefinition<'make-story'> = {
  payload: makePayload,
  maxAttempts: 3,
  // One story has both engines for itself: two at once would only both be late.
  concurrency: 1,
  async run({ app, jobId, userId, attempt, payload, signal }) {
    const stop = new AbortController()
    const paid = { holdId: payload.holdId, sharedBy: payload.sceneIds.length }
    const run: Run = {
      app,
      jobId,
      userId,
      attempt,
      signal: AbortSignal.any([signal, stop.signal]),
      unfinished: 'GENERATING',
      paid,
    }
    prepareEngines(app.engines, payload.parts)
    // The engine may have recovered since its voices were listed.
    if (app.engines.voice.problem) await app.engines.voice.refresh?.().catch(() => undefined)
    await begin(run, payload)
    const failures: SceneFailure[] = []
    let onFirstImage = () => {}
    const firstImage = new Promise<void>((resolve) => (onFirstImage = resolve))
    const { voice } = app.engines
    const illustrator = await findIllustrator(app, payload.storyId)
    // Remote engines do not share resources.
    const sharesProcessor = voice.info.builtIn && illustrator.info.builtIn
    const afterFirst = () => (sharesProcessor ? firstImage : undefined)
    const lanes = [inOrder(run, payload, { make: speakMissing, failures, engine: voice, afterFirst })]
    const drawing =
      payload.parts === 'ALL'
        ? drawStory(run, payload, { make: drawMissing, failures, engine: illustrator, afterFirst: onFirstImage })
        : undefined
    lanes.push(Promise.resolve(drawing).finally(onFirstImage))
    const ends = await Promise.allSettled(
      lanes.map(async (lane) => {
        try {
          await lane
        } catch (cause) {
          stop.abort()
          throw cause
        }
      }),
    )
    const stops = ends.flatMap((end): unknown[] => (end.status === 'rejected' ? [end.reason] : []))
    // The pipeline that was stopped because of the other one has no reason of its own.
    const stopped = stops.find((cause) => !(cause instanceof JobAborted)) ?? stops[0]
    if (stopped !== undefined)
      throw stopped instanceof Error ? stopped : new Error('The generation failed', { cause: stopped })
    if (failures.length > 0) throw scenesFailed(failures)
    return (scope) => finish(scope, run, payload)
  },
  async onFailed(scope, payload, { jobId, reason, cause }) {
    if (await isCancelled(scope, jobId)) return
    const ending = { jobId, text: explain(cause), sceneTexts: failedScenes(cause) }
    await finishGeneration(scope, payload, reason === 'failed' ? { reason, ...ending } : { reason })
  },
}

/** The chosen image model; any where none was chosen, for a deleted story. */
async function findIllustrator({ db, engines }: Run['app'], storyId: string) {
  const [story] = await db.select().from(stories).where(eq(stories.id, storyId))
  return story ? (await illustratorOfStory({ engines, db }, story)).illustrator : engines.illustrator
}

async function begin(run: Run, { storyId, sceneIds, parts }: MakePayload) {
  await commitStep(run, storyId, async (scope, story) => {
    const { db, services } = scope
    const findVoice = voiceFinder(services.engines, story)
    const wanted = await db.select().from(scenes).where(inArray(scenes.id, sceneIds))
    // Paid ones were quoted without.
    if (parts === 'ALL' && (await hasFreeImages(scope, story))) await addShots(scope, story, wanted)
    const layers = await arollsOfScenes(scope, sceneIds)
    const { problem } = services.engines.voice
    if (problem && wanted.some((scene) => lacksVoiceOver(scene) && findVoice(scene) === null))
      throw new EngineUnavailable(`Couldn’t generate the voice-over: ${problem}`)
    const open = wanted.filter(
      (scene) =>
        needsVoice(scene, findVoice) || (parts === 'ALL' && missingImage(scene, layers.get(scene.id) ?? []) !== null),
    )
    if (open.length > 0)
      await db
        .update(scenes)
        .set({ status: 'GENERATING', errorMessage: null, updatedAt: services.clock.now() })
        .where(
          inArray(
            scenes.id,
            open.map((scene) => scene.id),
          ),
        )
    await publishProgress(scope, storyId, sceneIds, parts === 'VOICES' ? 'SPEAKING' : undefined)
  })
}

type Make = (
  run: Run,
  story: StoryRow,
  scene: SceneRow,
  work: {
    quoteId: string | null
    settle: (piece: string) => Settle
    /** The scenes of the pipeline that began before, each until it ended. */
    begun: ReadonlyMap<string, Promise<void>>
  },
) => Promise<void>

interface Lane {
  make: Make
  failures: SceneFailure[]
  engine: { info: EngineInfo }
  /** Between the first scene and the next. */
  afterFirst: () => Promise<void> | undefined | void
}

/**
 * One pipeline, with as many scenes in parallel as its engine can. Engine failures are added to `failures`; any other error
 * ends the pipeline.
 */
async function inOrder(run: Run, payload: MakePayload, { engine, afterFirst, ...lane }: Lane): Promise<void> {
  const { concurrency = 1 } = engine.info
  const left = [...payload.sceneIds]
  const begun = new Map<string, Promise<void>>()
  const makeNext = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      throwIfAborted(run.signal)
      const work = makeOne(run, payload, id, { ...lane, begun })
      begun.set(id, work)
      await work
      if (id === payload.sceneIds[0]) await afterFirst()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, makeNext))
}

/** The image pipeline: what the images follow comes first. */
async function drawStory(run: Run, payload: MakePayload, lane: Lane): Promise<void> {
  const [story] = await run.app.db.select().from(stories).where(eq(stories.id, payload.storyId))
  if (story) await drawSheets(run, story, payload)
  await inOrder(run, payload, lane)
}

async function makeOne(
  run: Run,
  { storyId, userId, sceneIds, parts, quoteId }: MakePayload,
  id: string,
  { make, failures, begun }: Pick<Lane, 'make' | 'failures'> & Pick<Parameters<Make>[3], 'begun'>,
): Promise<void> {
  const [found] = await run.app.db
    .select({ scene: scenes, story: stories })
    .from(scenes)
    .innerJoin(stories, eq(stories.id, scenes.storyId))
    .where(eq(scenes.id, id))
  if (!found) return
  try {
    const settle =
      (piece: string): Settle =>
      async (scope, _story, maker, free = null) => {
        await publishProgress(scope, storyId, sceneIds, parts === 'VOICES' ? 'SPEAKING' : undefined)
        if (await settlePiece(scope, { sceneId: id, quoteId, piece, maker, free })) await publishBalance(scope, userId)
      }
    await make(run, found.story, found.scene, { quoteId, settle, begun })
  } catch (cause) {
    if (!(cause instanceof RefusedByEngine || cause instanceof EngineUnavailable)) throw cause
    failures.push({ sceneId: id, place: found.scene.elementOrder, cause })
  }
}

interface FinishedPiece {
  sceneId: string
  quoteId: string | null
  piece: string
  maker: string
  free: string | null
}

/** Charges a finished piece; one whose scene was deleted meanwhile is free, and so is a blank image. */
async function settlePiece(scope: Scope, { sceneId, quoteId, piece, maker, free }: FinishedPiece): Promise<boolean> {
  const [still] = await scope.db.select({ id: scenes.id }).from(scenes).where(eq(scenes.id, sceneId))
  if (still && free === null) return chargePiece(scope, quoteId, piece, maker)
  return releaseHeld(scope, await holdOfPiece(scope, quoteId, piece), free ?? 'The scene was deleted')
}

/** The run for its receipts: a quoted piece is paid by itself. */
async function paidBy(run: Run, quoteId: string | null, piece: string): Promise<Run> {
  return quoteId === null ? run : { ...run, paid: { holdId: await holdOfPiece(run.app, quoteId, piece) } }
}

const speakMissing: Make = async (run, story, scene, { quoteId, settle }) => {
  if (!needsVoice(scene, voiceFinder(run.app.engines, story))) return
  const piece = pieceId('VOICE', scene.id)
  await speakScene(await paidBy(run, quoteId, piece), story, scene, settle(piece))
}

const drawMissing: Make = async (run, story, scene, { quoteId, settle, begun }) => {
  const count = (await arollsOfScenes(run.app, [scene.id])).get(scene.id)?.length ?? 1
  for (let layer = 0; layer < count; layer++) {
    const missing = missingImage(scene, (await arollsOfScenes(run.app, [scene.id])).get(scene.id) ?? [])
    if (missing === null) return
    // The image that this one follows may be under way in another scene; where it fails, this one is drawn without it.
    const earlier = missing === 'new' ? null : await earlierShot(run.app, { storyId: story.id, arollId: missing.id })
    if (earlier && earlier.scene.id !== scene.id) await begun.get(earlier.scene.id)?.catch(() => undefined)
    const piece = pieceId('PICTURE', missing === 'new' ? scene.id : missing.id)
    await drawScene(await paidBy(run, quoteId, piece), story, scene, settle(piece))
  }
}

/**
 * Stores and publishes the progress of the generation. Without a step: SPEAKING while a voice is missing, else ILLUSTRATING.
 */
async function publishProgress(scope: Scope, storyId: string, sceneIds: readonly string[], step?: StoryRow['step']) {
  const rows = await scope.db
    .select()
    .from(scenes)
    .where(inArray(scenes.id, [...sceneIds]))
  const open = rows.filter((row) => row.status === 'GENERATING').length
  const [story] = await scope.db.select().from(stories).where(eq(stories.id, storyId))
  if (!story) return
  const { engines } = scope.services
  const { voice } = engines
  const findVoice = voiceFinder(engines, story)
  const { illustrator } = await illustratorOfStory({ engines, db: scope.db }, story)
  const next = step ?? (rows.some((row) => needsVoice(row, findVoice)) ? 'SPEAKING' : 'ILLUSTRATING')
  await scope.db
    .update(stories)
    .set({
      step: next,
      scenesCompleted: sql`greatest(0, ${stories.scenesTotal} - ${open})`,
      engineLabel: next === 'SPEAKING' ? voice.info.label : illustrator.info.label,
    })
    .where(eq(stories.id, storyId))
  await publishStatus(scope, storyId)
}

/** Now that its voices give the length, the story has built-in music that ends with it. */
async function fitted(scope: Scope, story: StoryRow, { parts }: MakePayload): Promise<StoryRow> {
  const backgroundMusicMediaId = parts === 'ALL' ? await fitMusic(scope, story) : story.backgroundMusicMediaId
  if (backgroundMusicMediaId === story.backgroundMusicMediaId) return story
  await scope.db.update(stories).set({ backgroundMusicMediaId }).where(eq(stories.id, story.id))
  return { ...story, backgroundMusicMediaId }
}

async function finish(scope: Scope, run: Run, payload: MakePayload) {
  const { storyId, userId, sceneIds, parts, statusBefore, holdId, quoteId } = payload
  const story = await fitted(scope, await lockStory(scope, storyId, run), payload)
  if (await capture(scope, holdId)) await publishBalance(scope, userId)
  const now = scope.services.clock.now()
  // They need nothing: a silent scene without anything to draw.
  if (sceneIds.length > 0)
    await scope.db
      .update(scenes)
      .set({
        status:
          parts === 'ALL'
            ? 'COMPLETED'
            : sql`case when ${scenes.status} = 'GENERATING' then 'PENDING' else ${scenes.status} end`,
      })
      .where(inArray(scenes.id, sceneIds))
  const isWholeStory = parts === 'ALL'
  const begun = isWholeStory && story.aiOutputMode === 'VIDEO' ? await makeMove(scope, story, payload) : []
  if (await releasePieces(scope, quoteId, 'Nothing left to generate', begun)) await publishBalance(scope, userId)
  if (isWholeStory && story.firstGeneratedAt === null) await addPlannedSounds(scope, story)
  if (isWholeStory) await saveVersion(scope, story, 'When generated')
  await endStory(scope, storyId, {
    status: isWholeStory ? 'COMPLETED' : statusBefore,
    errorMessage: null,
    firstGeneratedAt: isWholeStory ? (story.firstGeneratedAt ?? now) : story.firstGeneratedAt,
  })
  await publishStatus(scope, storyId)
}
