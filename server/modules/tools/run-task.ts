import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { musicFileName, musicTitle } from '#src/domain/composed-music.ts'
import { notKeptText, type Take } from '#server/modules/generation/images/best-take.ts'
import { otherTakeId, storeMade } from '#server/modules/generation/images/store-made.ts'
import { engineOfHold } from '#server/modules/billing/credits/end-hold.ts'
import { transact, type Scope } from '#server/platform/context.ts'
import { tasks } from '#server/platform/db/schema/index.ts'
import type { MediaOrigin } from '#server/platform/db/schema/media.ts'
import { imageModels } from '#engines/image-models.ts'
import { type EngineCall, type Engines, type Made, problemOf } from '#engines/ports.ts'
import { engineWork, throwIfAborted } from '#server/platform/jobs/step.ts'
import {
  type FinishingStep,
  type JobDefinition,
  type JobRun,
  PermanentJobError,
} from '#server/platform/jobs/definition.ts'
import { engineOf } from './task-price.ts'
import { bestResult, withSeed } from './best-result.ts'
import { continuingImage, playToEnd, setEndImage } from './continuing-image.ts'
import { enqueueTask, type TaskJob } from './enqueue-task.ts'
import { executeTask, type Made as ToolResult } from './execute-task.ts'
import { endWithoutResult, moveTask } from './move-task.ts'
import { type CleanRecordingPlan, type CleanVideoPlan, isVideoPlan, type Plan, type VideoPlan } from './plan.ts'
import { planOfTask, type TaskRow } from './plan-of-task.ts'
import { taskReceipt } from './task-receipt.ts'
import { TOOL_NAMES } from '#src/domain/tool-names.ts'
import { beginArollEdit } from '#server/modules/stories/arolls/change-aroll.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { copyWords } from '#server/modules/stories/scenes/scene-sound.ts'
import { showMedia } from '#server/modules/stories/arolls/show-media.ts'
import type { MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import { toolOf } from './models.ts'

/** Runs an AI task: generates, stores the result as a media and shows it at its place. */
const taskJob = {
  payload: z.object({ taskId: z.string() }),
  maxAttempts: 2,
  concurrency: 1,
  run,
  async onFailed(scope, { taskId }, { reason, cause }) {
    await endWithoutResult(scope, taskId, {
      status: reason === 'cancelled' ? 'CANCELLED' : 'FAILED',
      errorMessage: reason === 'cancelled' ? CANCELLED_TEXT : explain(cause),
    })
  },
} satisfies JobDefinition<TaskJob>

/** Tasks of seconds, and tasks of minutes: a user's image does not wait for another's clip or music. */
export const runTask: JobDefinition<'run-task'> = { ...taskJob, engine: firstElsewhere }
export const makeClip: JobDefinition<'make-clip'> = { ...taskJob, engine: ({ animator }) => animator.info }
export const composeMusic: JobDefinition<'compose-music'> = { ...taskJob, engine: ({ composer }) => composer?.info }

export const cleanSound: JobDefinition<'clean-sound'> = { ...taskJob, engine: ({ soundCleaner }) => soundCleaner.info }

/** Tasks on images have several engines; one that waits for a provider does not block others. */
function firstElsewhere(engines: Engines) {
  const { upscaleInfo, inpaintInfo } = engines.retoucher
  const all = [...imageModels(engines).map(({ info }) => info), upscaleInfo, inpaintInfo]
  return all.find((info) => info?.builtIn === false)
}

/** A clip that ends with an image that is being generated looks for it again then, ms. */
const NEXT_LOOK_MS = 5_000

/** Percent, when the work begins and when only storing is left. */
const BEGUN = 10
const MADE = 90

const FILE_NAMES: Readonly<Record<TaskRow['taskType'], string>> = {
  inpainting: 'repainted',
  lip_sync: 'speaking',
  upscale: 'upscaled',
  image_editing: 'edited',
  image_to_video: 'clip',
  music: 'music',
  clean_up: 'cleaned',
}

const VIDEO_NAMES: Readonly<Record<VideoPlan['work'], string>> = {
  modifyVideo: 'modified',
  cropVideo: 'reframed',
  expandVideo: 'expanded',
  upscaleVideo: 'upscaled',
}

function fileNameOf(plan: Plan, { taskType }: TaskRow): string {
  if (plan.work === 'compose') return musicFileName(plan.prompt)
  if (isCleanUp(plan)) return `${plan.source.fileName.replace(/\.\w+$/u, '')} cleaned up`
  return isVideoPlan(plan) ? VIDEO_NAMES[plan.work] : FILE_NAMES[taskType]
}

export const CANCELLED_TEXT = 'Cancelled. You were not charged.'

async function run(job: JobRun<TaskJob>): Promise<FinishingStep | void> {
  const { app, jobId, payload, signal } = job
  throwIfAborted(signal)
  const step = (progress: number) =>
    transact(app, (scope) => moveTask(scope, payload.taskId, { status: 'PROCESSING', progress }))
  const begun = await step(BEGUN)
  // Cancelled before it began.
  if (!begun) return
  const ordered = await engineOfHold(app, begun.holdId)
  const end = begun.request.end_frame_id === undefined ? await continuingImage(app, begun, ordered) : null
  if (end === 'PENDING') return (scope) => enqueueTask(scope, begun, new Date(app.clock.now().getTime() + NEXT_LOOK_MS))
  const task = end ? await transact(app, (scope) => setEndImage(scope, begun, end)) : begun
  const began = app.clock.now()
  const plan = await planOfTask(app, app.db, task).catch((cause: unknown) => {
    // It was possible at its acceptance: the source was deleted.
    throw new PermanentJobError('The source is no longer available', { cause })
  })
  const progress = reportProgress(step, signal)
  const prefer = ordered ?? (plan.engine && engineOf(app.engines, plan).label)
  const asked = engineOf(app.engines, plan)
  const make = (each: Plan, call: EngineCall) =>
    engineWork('Couldn’t generate the result', () => executeTask(app, each, { ...call, onProgress: progress.report }))
  const { kept, rejected, note, isBlank } = await bestResult(job, task, plan, { asked, prefer, make })
  await progress.settled()
  if (signal.aborted && 'body' in kept.made) await kept.made.body.cancel()
  throwIfAborted(signal)
  const workMs = app.clock.now().getTime() - began.getTime()
  const maker: Made = 'body' in kept.made ? {} : kept.made
  await step(MADE)
  const arollId = await existingAroll(app, task)
  const store = (id: string, take: Take<ToolResult>, { notes, ...more }: { notes: string[] } & MediaOrigin) => {
    const { made, began: from, ended } = take
    const by: Made = 'body' in made ? {} : made
    const taken = withSeed(plan, take.seed)
    const paid = 'rejected' in more ? { ...task, holdId: null } : task
    return storeMade(app, id, made, {
      ...{
        userId: task.userId,
        storyId: task.storyId,
        sceneId: task.sceneId,
        arollId,
        fileName: fileNameOf(plan, task),
      },
      origin: { ...originOf(taken), engine: by.madeBy ?? asked.label, ...more },
      receipt: taskReceipt(paid, taken, { asked, made: by, began: from, ended, notes, checkedBy: take.checkedBy }),
    })
  }
  const stored = await store(jobId, kept, { notes: note === null ? [] : [note], ...(isBlank && { isBlank }) })
  const other =
    rejected && (await store(otherTakeId(jobId), rejected, { notes: [notKeptText(rejected)], rejected: true }))
  return async (scope) => {
    const [present] = await scope.db.select().from(tasks).where(eq(tasks.id, task.id)).for('no key update')
    if (present?.status !== 'PROCESSING')
      return void scope.afterCommit(() => Promise.all([stored.discard(), other?.discard()]).then(() => undefined))
    await other?.addRow(scope)
    const result = await stored.addRow(scope)
    // What it was to replace stays.
    if (isBlank)
      return void (await endWithoutResult(scope, task.id, {
        status: 'FAILED',
        errorMessage: `Generation failed: ${note}`,
      }))
    if (isCleanUp(plan)) await copyWords(scope, plan.source.id, result.id)
    await showResult(scope, present, result, kept.problems.length > 0 ? note : null)
    const step = { status: 'COMPLETED' as const, progress: 100, resultMediaId: result.id, workMs }
    await moveTask(scope, task.id, step, maker.madeBy ?? engineOf(app.engines, plan).label)
  }
}

/** Percent between two progress events of long work. */
const STEP = 5

/** Publishes the progress, in steps and one after the other. */
function reportProgress(step: (progress: number) => Promise<unknown>, signal: AbortSignal) {
  let published = BEGUN
  let last: Promise<unknown> = Promise.resolve()
  return {
    report(share: number) {
      const now = Math.round(BEGUN + (MADE - BEGUN) * share)
      if (now < published + STEP || signal.aborted) return
      published = now
      // A failed event is repeated with the next step.
      last = last.then(() => step(now)).catch(() => undefined)
    },
    settled: () => last,
  }
}

/** Only an image that was painted as a whole can be repainted from its words. */
function originOf(plan: Plan): MediaOrigin {
  if (plan.work === 'paint') {
    const { prompt, look, seed } = plan.request
    // An image with another one's colours cannot be repainted from its words alone.
    if (plan.references) return { prompt }
    const styleId = plan.drawnWith?.id
    return { prompt, look, seed, ...(styleId && { styleId }) }
  }
  if (plan.work === 'compose') return { prompt: plan.prompt, title: musicTitle(plan.prompt) }
  const { prompt, credit, cleanedFromId } = plan.source.origin
  // A derivative of a stock image still credits its author.
  const kept = credit && { credit }
  if (isCleanUp(plan)) return { prompt, ...kept, cleanedFromId: cleanedFromId ?? plan.source.id }
  if (plan.work === 'modifyVideo') return { prompt: [prompt, plan.words].filter(Boolean).join(', '), ...kept }
  if (plan.work === 'repaint') return { prompt: [prompt, plan.prompt].filter(Boolean).join(', '), ...kept }
  return { prompt, ...kept }
}

/** What is said, and when, is the same. */
const isCleanUp = (plan: Plan): plan is CleanRecordingPlan | CleanVideoPlan =>
  plan.work === 'cleanRecording' || plan.work === 'cleanVideo'

async function existingAroll({ db }: JobRun<TaskJob>['app'], { id }: TaskRow): Promise<string | null> {
  const [row] = await db.select({ arollId: tasks.arollId }).from(tasks).where(eq(tasks.id, id))
  return row?.arollId ?? null
}

/** The engine's message for users, or the general text. */
function explain(cause: unknown): string {
  const problem = problemOf(cause)
  return problem === null ? 'Generation failed' : `Generation failed: ${problem}`
}

/** Shows the result in its A-roll, as an edit that can be undone. @param problem what is wrong with it; null: nothing */
async function showResult(scope: Scope, task: TaskRow, result: MediaRow, problem: string | null): Promise<void> {
  // null on a tool page, and once the A-roll was deleted.
  if (task.arollId === null) return
  const { edit, aroll, scene } = await beginArollEdit(scope, { id: task.userId }, task.arollId)
  const shown = await playToEnd(edit, task, await showMedia(edit, aroll, result), result)
  if (problem !== null) await edit.updateAroll(shown, { errorMessage: problem })
  if (isAudible(task, scene, result)) await edit.updateAroll(shown, { useVideoAudio: true })
  await syncSceneWithArolls(edit, scene.id)
  // A speaking avatar finishes its wizard: from here on the story opens in the editor.
  if (edit.story.creationMode === 'Avatar' && edit.story.status === 'DRAFT' && task.taskType === 'lip_sync')
    await edit.updateStory({
      status: 'COMPLETED',
      firstGeneratedAt: edit.story.firstGeneratedAt ?? scope.services.clock.now(),
    })
  await edit.finish(TOOL_NAMES[toolOf(task.modelId)])
}

/**
 * Requested sound is audible, and so is what a model gave the planned clip of a scene without a voice-over; an image that speaks the
 * scene's own voice-over would double it.
 */
function isAudible({ taskType, request }: TaskRow, { audioMediaId }: SceneRow, { receipt }: MediaRow): boolean {
  if (taskType !== 'image_to_video') return taskType === 'lip_sync' && request.driving_media_id !== audioMediaId
  const isAlone = request.is_planned === true && audioMediaId === null && receipt?.is_draft === false
  return request.generate_audio === true || isAlone
}
