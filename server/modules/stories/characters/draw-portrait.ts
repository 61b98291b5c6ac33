import { and, eq } from 'drizzle-orm'
import { storeMade } from '#server/modules/generation/images/store-made.ts'
import type { Scope } from '#server/platform/context.ts'
import { captureMade, engineOfHold, release } from '#server/modules/billing/credits/end-hold.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import { problemOf } from '#engines/ports.ts'
import { engineCall, engineWork, throwIfAborted } from '#server/platform/jobs/step.ts'
import { notifyFailed } from '#server/modules/account/notifications/notify.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import type { FinishingStep, JobDefinition, JobRun } from '#server/platform/jobs/definition.ts'
import { type PortraitPayload, portraitPayload } from '#server/platform/jobs/payloads.ts'
import { inputsOf } from '#server/modules/generation/receipts/inputs.ts'
import { illustratorOf } from '#server/modules/generation/images/before-drawing.ts'
import { makeReceipt } from '#server/modules/generation/receipts/make-receipt.ts'
import { publishCharacter } from './present-character.ts'

/** px, square. */
export const PORTRAIT_SIDE = 768

/** Generates a character's portrait. The old one stays until it is stored, also after a failure. */
export const drawPortrait: JobDefinition<'draw-portrait'> = {
  payload: portraitPayload,
  maxAttempts: 2,
  concurrency: 1,
  engine: ({ illustrator }) => illustrator.info,
  run,
  async onFailed(scope, payload, { jobId, reason, cause }) {
    const portraitError = `${explain(cause)}. You were not charged.`
    await releaseAndNotify(scope, payload, portraitError)
    const [row] = await updateWaiting(scope, payload, { portraitGenerationStatus: 'FAILED', portraitError })
    if (!row) return
    await publishCharacter(scope, row, portraitError)
    if (reason === 'cancelled') return
    const { userId, storyId } = payload
    const what = {
      title: 'Portrait generation failed',
      text: portraitError,
      storyId,
      path: `/story/${storyId}?panel=cast`,
    }
    await notifyFailed(scope, userId, { work: jobId, ...what })
  },
}

async function run(job: JobRun<'draw-portrait'>): Promise<FinishingStep> {
  const { app, jobId, payload, signal } = job
  throwIfAborted(signal)
  const { prompt, look, seed, model } = payload
  const illustrator = illustratorOf(app.engines, model)
  const size = { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE }
  const prefer = await engineOfHold(app, payload.holdId)
  const began = app.clock.now()
  const image = await engineWork('Couldn’t generate the portrait', () =>
    illustrator.illustrate({ prompt, look, seed, ...size }, engineCall(job, prefer)),
  )
  throwIfAborted(signal)
  const stored = await storeMade(app, jobId, image, {
    userId: payload.userId,
    storyId: payload.storyId,
    fileName: 'portrait',
    origin: { prompt, look, seed, engine: image.madeBy ?? illustrator.info.label },
    receipt: makeReceipt({
      ...{ work: 'PORTRAIT', asked: illustrator.info, made: image, prompt, seed, settings: { look } },
      inputs: inputsOf({ PROMPT: prompt, LOOK: look, SEED: seed, SHAPE: [PORTRAIT_SIDE, PORTRAIT_SIDE] }),
      paid: { holdId: payload.holdId },
      ...{ began, ended: app.clock.now() },
    }),
  })
  return async (scope) => {
    const media = await stored.addRow(scope)
    const drawn = { portraitGenerationStatus: 'GENERATED', portraitMediaId: media.id, portraitError: null } as const
    const [row] = await updateWaiting(scope, payload, drawn)
    // Deleted or reset meanwhile: the image is among the media, and is not charged.
    if (!row) return releaseAndNotify(scope, payload, 'The portrait was no longer needed')
    const maker = image.madeBy ?? illustrator.info.label
    if (await captureMade(scope, payload.holdId, maker)) await publishBalance(scope, payload.userId)
    await publishCharacter(scope, row)
  }
}

type Settled = Partial<typeof characters.$inferInsert>

/** Only a character that still waits for this portrait is changed. */
function updateWaiting({ db, services }: Scope, { characterId }: PortraitPayload, change: Settled) {
  const isWaiting = and(eq(characters.id, characterId), eq(characters.portraitGenerationStatus, 'IN_PROGRESS'))
  return db
    .update(characters)
    .set({ ...change, updatedAt: services.clock.now() })
    .where(isWaiting)
    .returning()
}

async function releaseAndNotify(scope: Scope, { holdId, userId }: PortraitPayload, why: string) {
  if (await release(scope, holdId, why)) await publishBalance(scope, userId)
}

function explain(cause: unknown): string {
  return problemOf(cause)?.replace(/\.$/u, '') ?? 'Couldn’t generate the portrait'
}
