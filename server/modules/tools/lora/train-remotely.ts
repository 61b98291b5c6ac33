import type { TrainingNews, TrainingService } from '#engines/ports.ts'
import type { LoraFile } from '#src/domain/lora-file.ts'
import { type Services, transact } from '#server/platform/context.ts'
import { captureMade, repriceHold } from '#server/modules/billing/credits/end-hold.ts'
import type { LoraTraining } from '#server/platform/db/schema/lora.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { OverLimit, UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { FinishingStep } from '#server/platform/jobs/definition.ts'
import { engineCall, engineWork, RefusedByEngine, throwIfAborted } from '#server/platform/jobs/step.ts'
import type { SmallImage } from '#server/platform/ports/sandbox.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { filesOfLora, loraFileKey, changeLora, lockLora, type LoraRow } from './lora-rows.ts'
import { distanceOf, drawSamples, LEARNED_SIDE } from './samples.ts'
import { isWanted, openSet, readSmall, type Run, TASK } from './training-run.ts'
import { trainingPrice } from './select-trainer.ts'

/** The resolution at which services train, longest side in px: larger images cost time without a benefit. */
const SENT_SIDE = 1_024
/** Near the million pixels at which these models work best, px. */
const SIZE = { width: 1_280, height: 720 }

/** Trains the model at a service. An order is never repeated, whatever ends the run. */
export async function trainRemotely(job: Run, row: LoraRow, service: TrainingService): Promise<FinishingStep> {
  const { app, payload, signal, jobId } = job
  const set = await openSet(app, row)
  // Before anything is sent: a missing image ends it here.
  const images = await readSmall(set, LEARNED_SIDE)
  const { news, settle } = noteNews(job, row.steps)
  const order = {
    images: set.map(({ mediaId, caption, read }) => ({ name: mediaId, caption, read: () => read(SENT_SIDE) })),
    ...{ triggerWord: row.triggerWord, steps: row.steps, onNews: news },
    learns: row.loraType as 'STYLE' | 'OBJECT' | 'CHARACTER',
  }
  const { weights, address } = await engineWork(TASK, async () => {
    try {
      return await service.train(order, engineCall(job))
    } finally {
      await settle()
    }
  })
  const { rank } = await requireModel(app, service, weights)
  throwIfAborted(signal)
  await noteStage(job, { stage: 'SAMPLES' })
  const weightsKey = loraFileKey(row.id, `v${row.setVersion}-${jobId}`, 'bin')
  const training = await drawThem(job, row, service, { address, weightsKey, images })
  throwIfAborted(signal)
  await app.files.write(weightsKey, weights, 'application/octet-stream')
  return async (scope) => {
    const present = await lockLora(scope, row.id)
    if (!isWanted(present, payload)) {
      const unused = filesOfLora({ modelFileKey: weightsKey, training })
      scope.afterCommit(async () => {
        for (const key of unused) await app.files.remove(key)
      })
      return
    }
    const done = { status: 'COMPLETED' as const, progress: 100, stage: null, errorMessage: null, holdId: null }
    const model = { modelFileKey: weightsKey, weightsAddress: address, rank }
    await changeLora(scope, row.id, { ...done, ...model, training, stopRequested: false })
    const { holdId, userId } = payload
    const samples = training.controls.length + training.checkpoints.flatMap((each) => each.samples).length
    // Failed samples are not paid.
    if (holdId !== null)
      await repriceHold(scope, holdId, trainingPrice(scope.services, service, { steps: row.steps, samples }).prices)
    if (await captureMade(scope, holdId, service.info.label)) await publishBalance(scope, userId)
  }
}

/** Its file by its own header; rejects with the problem. */
async function requireModel(
  { sandbox }: Pick<Services, 'sandbox'>,
  { info, base }: TrainingService,
  weights: Uint8Array,
): Promise<LoraFile> {
  const refusal = (wrong: string) => new RefusedByEngine(`${TASK}: ${info.label} returned an unusable file. ${wrong}`)
  const model = await sandbox.run('readLoraFile', null, [bytesSource(weights)]).catch((cause: unknown) => {
    // A busy machine is no reason to lose a trained model: the next run reads it again.
    if (!(cause instanceof UnreadableFile) || cause instanceof OverLimit) throw cause
    throw refusal(cause.message)
  })
  if (model.base !== base) throw refusal(`Its base model is ${model.base}`)
  return model
}

/** Stores the progress, one after the other; `settle` waits for the last. */
function noteNews(job: Run, steps: number) {
  const { app } = job
  let last = ''
  let isCounting = false
  let writing = Promise.resolve()
  const write = async ({ stage, steps: done }: TrainingNews) => {
    if (done === null) return noteStage(job, { stage })
    const training: LoraTraining = { step: done, values: [], controls: [], controlDistance: null, checkpoints: [] }
    const progress = Math.min(99, Math.floor((100 * done) / steps))
    // The pace is that of this run: a resumed one may have waited.
    const since = isCounting ? {} : { resumedAt: app.clock.now(), resumedStep: done }
    isCounting = true
    await noteStage(job, { stage, training, progress, ...since })
  }
  return {
    news(report: TrainingNews) {
      const text = JSON.stringify(report)
      if (text === last) return
      last = text
      // A failed write is repeated with the next step: the training continues.
      writing = writing.then(() => write(report)).catch((cause: unknown) => app.log.error('A training’s news', cause))
    },
    settle: () => writing,
  }
}

async function noteStage({ app, payload }: Run, change: Partial<LoraRow>): Promise<void> {
  await transact(app, async (scope) => {
    const row = await lockLora(scope, payload.loraId)
    if (isWanted(row, payload)) await changeLora(scope, payload.loraId, change)
  })
}

interface Trained {
  address: string
  weightsKey: string
  images: readonly SmallImage[]
}

/** Samples without the model and with it. A trained model is not lost for a failed one. */
async function drawThem(
  job: Run,
  { id: loraId, setVersion, triggerWord, steps }: LoraRow,
  { illustrator }: TrainingService,
  { address, weightsKey, images: pictures }: Trained,
): Promise<LoraTraining> {
  const { app, jobId, signal } = job
  const name = `v${setVersion}-${jobId}`
  const draw = (hasModel: boolean) =>
    drawSamples(app, {
      ...{ loraId, name, hasModel },
      async draw({ prompt, seed, weight }) {
        const words = hasModel ? `${triggerWord}, ${prompt}` : prompt
        const trained = hasModel ? { address, weight } : undefined
        try {
          return await illustrator.illustrate({ prompt: words, seed, look: '', ...SIZE, trained }, engineCall(job))
        } catch (cause) {
          if (signal.aborted) throw cause
          app.log.error('A sample of a trained model could not be drawn', cause)
          return null
        }
      },
    })
  const controls = await draw(false)
  const samples = await draw(true)
  const distance = await distanceOf(app, samples, pictures)
  const checkpoint = distance !== null && {
    ...{ step: steps, distance, weightsKey },
    samples: samples.map(({ sample }) => sample),
  }
  return {
    ...{ step: steps, values: [] },
    controls: controls.map(({ sample }) => sample),
    controlDistance: await distanceOf(app, controls, pictures),
    checkpoints: checkpoint ? [checkpoint] : [],
  }
}
