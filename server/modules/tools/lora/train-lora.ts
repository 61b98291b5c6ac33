import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { type App, transact } from '#server/platform/context.ts'
import { capture, release } from '#server/modules/billing/credits/end-hold.ts'
import { loraModels } from '#server/platform/db/schema/index.ts'
import type { LoraTraining } from '#server/platform/db/schema/lora.ts'
import { type FinishingStep, type JobDefinition, PermanentJobError } from '#server/platform/jobs/definition.ts'
import { notifyFailed } from '#server/modules/account/notifications/notify.ts'
import { engineWork, explain, RefusedByEngine, throwIfAborted } from '#server/platform/jobs/step.ts'
import type { SmallImage } from '#server/platform/ports/sandbox.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { loraFileKey, changeLora, lockLora, type LoraRow } from './lora-rows.ts'
import { bestOf } from './present-lora.ts'
import { distanceOf, drawSamples, LEARNED_SIDE } from './samples.ts'
import { trainRemotely } from './train-remotely.ts'
import { isWanted, notWanted, openSet, readSmall, type Run, TASK } from './training-run.ts'
import { baseOf, serviceOf } from './select-trainer.ts'

/** Steps between two writes: a crash costs no more. */
const PART = 50
/** When samples are generated, in shares of the steps. */
const CHECKPOINTS = [0.1, 0.3, 0.6, 1]

/** Trains a model: here part by part, where stored parts are never repeated, or remotely in one order. */
export const trainLora: JobDefinition<'train-lora'> = {
  payload: z.object({ loraId: z.string(), userId: z.string(), holdId: z.string().nullable() }),
  maxAttempts: 4,
  concurrency: 1,
  // One that waits for a service does not block the built-in trainer.
  engine: ({ trainer, trainingServices }) => (trainingServices[0] ?? trainer).info,
  run,
  async onFailed(scope, { loraId, userId, holdId }, { jobId, cause, reason }) {
    const text = explain(cause)
    if (await release(scope, holdId, reason === 'cancelled' ? 'The training was stopped' : text))
      await publishBalance(scope, userId)
    const row = await lockLora(scope, loraId)
    if (!isWanted(row, { loraId, userId, holdId })) return
    const errorMessage = `${text} You were not charged.`
    await changeLora(scope, loraId, { status: 'FAILED', errorMessage, stage: null, holdId: null })
    if (reason === 'cancelled') return
    const path = `/lora-training/${loraId}/status`
    await notifyFailed(scope, userId, { work: jobId, title: 'Training failed', text: errorMessage, path })
  },
}

async function run(job: Run): Promise<FinishingStep> {
  const { app, payload, signal } = job
  throwIfAborted(signal)
  const [row] = await app.db.select().from(loraModels).where(eq(loraModels.id, payload.loraId))
  if (!row || !isWanted(row, payload)) throw notWanted()
  if (app.engines.trainer.bases.includes(baseOf(row))) return trainHere(job, row)
  const service = serviceOf(app, row)
  if (!service) throw new RefusedByEngine(`${TASK}: ${row.trainedBy ?? 'its trainer'} is no longer connected`)
  return trainRemotely(job, row, service)
}

async function trainHere(job: Run, row: LoraRow): Promise<FinishingStep> {
  const { app, payload, signal } = job
  const { loraId, userId, holdId } = payload
  const images = await readSmall(await openSet(app, row), LEARNED_SIDE)
  let training = row.training ?? (await begin(app, row, images))
  await write(job, training, { resumedAt: app.clock.now(), resumedStep: training.step })
  const marks = CHECKPOINTS.map((share) => Math.max(1, Math.round(row.steps * share)))
  for (;;) {
    throwIfAborted(signal)
    if (marks.includes(training.step) && !training.checkpoints.some(({ step }) => step === training.step))
      training = await addCheckpoint(app, row, training, images)
    const goesOn = await write(job, training)
    if (training.step >= row.steps || !goesOn) break
    const next = Math.min(training.step + PART, ...marks.filter((mark) => mark > training.step))
    const { step, values } = training
    const request = { state: { step, values }, images, seed: seedOf(loraId), toStep: next }
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

const seedOf = (loraId: string) => Number.parseInt(loraId.slice(0, 7), 16)

/**
 * Stores the progress. Returns false when the training should stop with its best checkpoint; throws when the run is
 * cancelled.
 */
async function write({ app, payload }: Run, training: LoraTraining, change: Partial<LoraRow> = {}): Promise<boolean> {
  return transact(app, async (scope) => {
    const row = await lockLora(scope, payload.loraId)
    if (!isWanted(row, payload)) throw notWanted()
    const progress = Math.min(99, Math.floor((100 * training.step) / row.steps))
    await changeLora(scope, payload.loraId, { training, progress, ...change })
    return !(row.stopRequested && training.checkpoints.length > 0)
  })
}

async function begin(app: App, row: LoraRow, images: readonly SmallImage[]): Promise<LoraTraining> {
  return engineWork(TASK, async () => {
    const drawn = await drawHere(app, row.id, `v${row.setVersion}-without`, null)
    const state = await app.engines.trainer.begin(drawn.map(({ image }) => image))
    const controlDistance = await distanceOf(app, drawn, images)
    return { ...state, controls: drawn.map(({ sample }) => sample), controlDistance, checkpoints: [] }
  })
}

async function addCheckpoint(
  app: App,
  row: LoraRow,
  training: LoraTraining,
  images: readonly SmallImage[],
): Promise<LoraTraining> {
  const { step, values } = training
  return engineWork(TASK, async () => {
    const weights = await app.engines.trainer.weights({ step, values })
    const name = `v${row.setVersion}-${step}`
    const weightsKey = loraFileKey(row.id, name, 'bin')
    await app.files.write(weightsKey, weights, 'application/octet-stream')
    const drawn = await drawHere(app, row.id, name, weights)
    const distance = (await distanceOf(app, drawn, images)) ?? 0
    const checkpoint = { step, distance, weightsKey, samples: drawn.map(({ sample }) => sample) }
    return { ...training, checkpoints: [...training.checkpoints, checkpoint] }
  })
}

const SIZE = { width: 640, height: 360 }

/** By the built-in illustrator: only it can use the built-in trainer's models. */
function drawHere(app: App, loraId: string, name: string, weights: Uint8Array | null) {
  const { illustrator } = app.engines.draft
  const look = illustrator.looks[0]?.id ?? ''
  return drawSamples(app, {
    ...{ loraId, name, hasModel: weights !== null },
    draw: ({ prompt, seed, weight }) =>
      illustrator.illustrate({ prompt, seed, look, ...SIZE, model: weights ? { weights, weight } : undefined }),
  })
}
