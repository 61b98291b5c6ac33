import { and, eq } from 'drizzle-orm'
import { storeMade } from '#server/modules/generation/images/store-made.ts'
import type { Scope } from '#server/platform/context.ts'
import { captureMade, release } from '#server/modules/billing/credits/end-hold.ts'
import { characters } from '#server/platform/db/schema/index.ts'
import { problemOf } from '#engines/ports.ts'
import { throwIfAborted } from '#server/platform/jobs/step.ts'
import { notifyFailed } from '#server/modules/account/notifications/notify.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import type { FinishingStep, JobDefinition, JobRun } from '#server/platform/jobs/definition.ts'
import { type PortraitPayload, portraitPayload } from '#server/platform/jobs/payloads.ts'
import { drawCharacter } from './draw-character.ts'
import { pictureColumns } from './portrait.ts'
import { publishCharacter } from './present-character.ts'

/** Generates a character's portrait or sheet. The old one stays until it is stored, also after a failure. */
export const drawPortrait: JobDefinition<'draw-portrait'> = {
  payload: portraitPayload,
  maxAttempts: 2,
  concurrency: 1,
  engine: ({ illustrator }) => illustrator.info,
  run,
  async onFailed(scope, payload, { jobId, reason, cause }) {
    const problem = `${explain(cause, payload)}. You were not charged.`
    await releaseAndNotify(scope, payload, problem)
    const [row] = await updateWaiting(scope, payload, pictureColumns(payload.kind, { status: 'FAILED', problem }))
    if (!row) return
    await publishCharacter(scope, row, problem)
    if (reason === 'cancelled') return
    const { userId, storyId } = payload
    const what = {
      title: payload.kind === 'SHEET' ? 'Character sheet generation failed' : 'Portrait generation failed',
      text: problem,
      storyId,
      path: `/story/${storyId}?panel=cast`,
    }
    await notifyFailed(scope, userId, { work: jobId, ...what })
  },
}

async function run(job: JobRun<'draw-portrait'>): Promise<FinishingStep> {
  const { app, jobId, payload, signal } = job
  throwIfAborted(signal)
  const { userId, storyId, kind } = payload
  const drawn = await drawCharacter({ ...job, paid: { holdId: payload.holdId } }, payload, failureOf(payload))
  const { image, maker, origin, receipt } = drawn
  throwIfAborted(signal)
  const fileName = kind === 'SHEET' ? 'character sheet' : 'portrait'
  const stored = await storeMade(app, jobId, image, { userId, storyId, fileName, origin, receipt })
  return async (scope) => {
    const media = await stored.addRow(scope)
    const shown = pictureColumns(kind, { status: 'GENERATED', mediaId: media.id })
    const [row] = await updateWaiting(scope, payload, shown)
    // Deleted or reset meanwhile: the image is among the media, and is not charged.
    if (!row) return releaseAndNotify(scope, payload, 'The image was no longer needed')
    if (await captureMade(scope, payload.holdId, maker)) await publishBalance(scope, payload.userId)
    await publishCharacter(scope, row)
  }
}

/** Only a character that still waits for this image is changed. */
function updateWaiting(
  { db, services }: Scope,
  { characterId, kind }: PortraitPayload,
  change: ReturnType<typeof pictureColumns>,
) {
  const status = kind === 'SHEET' ? characters.sheetGenerationStatus : characters.portraitGenerationStatus
  return db
    .update(characters)
    .set({ ...change, updatedAt: services.clock.now() })
    .where(and(eq(characters.id, characterId), eq(status, 'IN_PROGRESS')))
    .returning()
}

async function releaseAndNotify(scope: Scope, { holdId, userId }: PortraitPayload, why: string) {
  if (await release(scope, holdId, why)) await publishBalance(scope, userId)
}

const failureOf = ({ kind }: PortraitPayload) =>
  kind === 'SHEET' ? 'Couldn’t generate the character sheet' : 'Couldn’t generate the portrait'

const explain = (cause: unknown, payload: PortraitPayload): string =>
  problemOf(cause)?.replace(/\.$/u, '') ?? failureOf(payload)
