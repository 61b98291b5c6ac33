import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import { type App, transact } from '#server/context.ts'
import { capture, release } from '#server/credits/end-hold.ts'
import { loraModels, loraSetVersions, media } from '#server/db/schema/index.ts'
import type { LoraTraining } from '#server/db/schema/lora.ts'
import { openSource } from '#server/files/inspect.ts'
import { UnreadableFile } from '#server/files/unreadable-file.ts'
import { type FinishingStep, type JobDefinition, type JobRun, PermanentJobError } from '#server/jobs/definition.ts'
import { notifyFailed } from '#server/notifications/notify-failed.ts'
import { engineWork, explain, JobAborted, throwIfStopped, UnusableSource } from '#server/jobs/step.ts'
import type { SmallPicture } from '#server/ports/sandbox.ts'
import { publishBalance } from '#server/realtime/story-events.ts'
import { loraFileKey } from './lora-files.ts'
import { changeLora, lockLora, type LoraRow } from './lora-rows.ts'
import { bestOf } from './present-lora.ts'
import { drawSamples, LEARNED_SIDE } from './samples.ts'

/** Steps that are learned before they are written down: a crash costs no more. */
const PART = 50
/** Where samples are drawn, in shares of the steps. */
const CHECKPOINTS = [0.1, 0.3, 0.6, 1]
const TASK = 'The model could not be trained'

/** Trains a model part by part. What is written down is never learned again, whatever ends the run. */
export const trainLora: JobDefinition<'train-lora'> = {
  payload: z.object({ loraId: z.string(), userId: z.string(), holdId: z.string().nullable() }),
  maxAttempts: 4,
  concurrency: 1,
  run,
  async onFailed(scope, { loraId, userId, holdId }, { jobId, cause, reason }) {
    const text = explain(cause)
    if (await release(scope, holdId, reason === 'cancelled' ? 'The training was stopped' : text))
      await publishBalance(scope, userId)
    const row = await lockLora(scope, loraId)
    if (!isWanted(row, { loraId, userId, holdId })) return
    const errorMessage = `${text} You were not charged.`
    await changeLora(scope, loraId, { status: 'FAILED', errorMessage, holdId: null })
    if (reason === 'cancelled') return
    const path = `/lora-training/${loraId}/status`
    await notifyFailed(scope, userId, { work: jobId, title: 'A training failed', text: errorMessage, path })
  },
}

type Run = JobRun<'train-lora'>

async function run(job: Run): Promise<FinishingStep> {
  const { app, payload, signal } = job
  const { loraId, userId, holdId } = payload
  throwIfStopped(signal)
  const [row] = await app.db.select().from(loraModels).where(eq(loraModels.id, loraId))
  if (!row || !isWanted(row, payload)) throw notWanted()
  const pictures = await readPictures(app, row)
  let training = row.training ?? (await begin(app, row, pictures))
  await write(job, training, { resumedAt: app.clock.now(), resumedStep: training.step })
  const marks = CHECKPOINTS.map((share) => Math.max(1, Math.round(row.steps * share)))
  for (;;) {
    throwIfStopped(signal)
    if (marks.includes(training.step) && !training.checkpoints.some(({ step }) => step === training.step))
      training = await addCheckpoint(app, row, training, pictures)
    const goesOn = await write(job, training)
    if (training.step >= row.steps || !goesOn) break
    const next = Math.min(training.step + PART, ...marks.filter((mark) => mark > training.step))
    const { step, values } = training
    const request = { state: { step, values }, pictures, seed: seedOf(loraId), toStep: next }
    training = { ...training, ...(await engineWork(TASK, () => app.engines.trainer.learn(request))) }
  }
  const best = bestOf(training.checkpoints)
  if (!best) throw new PermanentJobError('There is no checkpoint')
  return async (scope) => {
    const present = await lockLora(scope, loraId)
    if (!isWanted(present, payload)) return
    const done = { status: 'COMPLETED' as const, progress: 100, modelFileKey: best.weightsKey, errorMessage: null }
    await changeLora(scope, loraId, { ...done, training, stopRequested: false, holdId: null })
    if (await capture(scope, holdId)) await publishBalance(scope, userId)
  }
}

/** Whether the model still waits for this run: it may have been stopped, and submitted again. */
const isWanted = (row: LoraRow | undefined, { holdId }: Run['payload']): row is LoraRow =>
  row?.status === 'TRAINING' && row.holdId === holdId

const notWanted = () => new JobAborted('The model is not being trained any more')

const seedOf = (loraId: string) => Number.parseInt(loraId.slice(0, 7), 16)

/** Writes down how far it is. Answers false when the best of it is wanted now; throws when the run is no longer wanted at all. */
async function write({ app, payload }: Run, training: LoraTraining, change: Partial<LoraRow> = {}): Promise<boolean> {
  return transact(app, async (scope) => {
    const row = await lockLora(scope, payload.loraId)
    if (!isWanted(row, payload)) throw notWanted()
    const progress = Math.min(99, Math.floor((100 * training.step) / row.steps))
    await changeLora(scope, payload.loraId, { training, progress, ...change })
    return !(row.stopRequested && training.checkpoints.length > 0)
  })
}

/** The pixels of the version of the set that is trained with. */
async function readPictures({ db, files, sandbox }: App, { id, setVersion }: LoraRow): Promise<SmallPicture[]> {
  const [version] = await db
    .select()
    .from(loraSetVersions)
    .where(and(eq(loraSetVersions.loraId, id), eq(loraSetVersions.version, setVersion ?? 0)))
  const pictures: SmallPicture[] = []
  for (const { mediaId } of version?.pictures ?? []) {
    const [row] = await db.select().from(media).where(eq(media.id, mediaId))
    if (!row) throw new UnusableSource('A picture of the set was deleted: take it out of the set')
    try {
      const source = await openSource(files, row.fileKey ?? '')
      pictures.push(await sandbox.run('readPixels', { side: LEARNED_SIDE }, [source]))
    } catch (cause) {
      if (!(cause instanceof UnreadableFile)) throw cause
      throw new UnusableSource(`‘${row.fileName}’ can no longer be read: take it out of the set`, { cause })
    }
  }
  return pictures
}

async function begin(app: App, row: LoraRow, pictures: readonly SmallPicture[]): Promise<LoraTraining> {
  return engineWork(TASK, async () => {
    const drawn = await drawSamples(app, row.id, `v${row.setVersion}-without`, null)
    const controls = drawn.map(({ picture }) => picture)
    const state = await app.engines.trainer.begin(controls)
    const controlDistance = await app.engines.trainer.distance({ drawn: controls, pictures })
    return { ...state, controls: drawn.map(({ sample }) => sample), controlDistance, checkpoints: [] }
  })
}

async function addCheckpoint(
  app: App,
  row: LoraRow,
  training: LoraTraining,
  pictures: readonly SmallPicture[],
): Promise<LoraTraining> {
  const { step, values } = training
  return engineWork(TASK, async () => {
    const weights = await app.engines.trainer.weights({ step, values })
    const name = `v${row.setVersion}-${step}`
    const weightsKey = loraFileKey(row.id, name, 'bin')
    await app.files.write(weightsKey, weights, 'application/octet-stream')
    const drawn = await drawSamples(app, row.id, name, weights)
    const full = drawn.filter(({ sample }) => sample.weight === 1).map(({ picture }) => picture)
    const distance = await app.engines.trainer.distance({ drawn: full, pictures })
    const checkpoint = { step, distance, weightsKey, samples: drawn.map(({ sample }) => sample) }
    return { ...training, checkpoints: [...training.checkpoints, checkpoint] }
  })
}
