import { and, eq } from 'drizzle-orm'
import type { App, Scope } from '#server/platform/context.ts'
import { loraSetVersions, media } from '#server/platform/db/schema/index.ts'
import type { LoraSetPicture } from '#server/platform/db/schema/lora.ts'
import { openSource } from '#server/platform/files/inspect.ts'
import { OverLimit, UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { JobRun } from '#server/platform/jobs/definition.ts'
import { JobAborted, UnusableSource } from '#server/platform/jobs/step.ts'
import type { SmallImage } from '#server/platform/ports/sandbox.ts'
import type { LoraRow } from './lora-rows.ts'
import { release } from '#server/modules/billing/credits/end-hold.ts'
import { requestCancel, findActiveJob } from '#server/platform/jobs/enqueue.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'

export type Run = JobRun<'train-lora'>

/** The beginning of a failed training's message. */
export const TASK = 'Couldn’t train the model'

/** Whether the model still waits for this run: it may have been stopped, and submitted again. */
export const isWanted = (row: LoraRow | undefined, { holdId }: Run['payload']): row is LoraRow =>
  row?.status === 'TRAINING' && row.holdId === holdId

export const notWanted = () => new JobAborted('The model is no longer being trained')

/** An image of the set; `side` is its maximum longest side, px. */
export interface SetSource extends LoraSetPicture {
  read(side: number): Promise<SmallImage>
}

/** The version of the set for the training. Reading rejects with an `UnusableSource` that names the image. */
export async function openSet(
  { db, files, sandbox }: Pick<App, 'db' | 'files' | 'sandbox'>,
  { id, setVersion }: LoraRow,
): Promise<SetSource[]> {
  const [version] = await db
    .select()
    .from(loraSetVersions)
    .where(and(eq(loraSetVersions.loraId, id), eq(loraSetVersions.version, setVersion ?? 0)))
  return (version?.pictures ?? []).map((image) => ({
    ...image,
    async read(side) {
      const [row] = await db.select().from(media).where(eq(media.id, image.mediaId))
      if (!row) throw new UnusableSource('An image in the set was deleted. Remove it from the set')
      try {
        return await sandbox.run('readPixels', { side }, [await openSource(files, row.fileKey ?? '')])
      } catch (cause) {
        // It was read when it joined the set: a busy machine is no reason to remove it.
        if (!(cause instanceof UnreadableFile) || cause instanceof OverLimit) throw cause
        throw new UnusableSource(`‘${row.fileName}’ can’t be read. Remove it from the set`, { cause })
      }
    },
  }))
}

/** The whole set, small. */
export async function readSmall(set: readonly SetSource[], side: number): Promise<SmallImage[]> {
  const images: SmallImage[] = []
  for (const image of set) images.push(await image.read(side))
  return images
}

/** A training is named after its hold: one that was stopped and submitted again is a different one. */
export const trainingKey = (holdId: string | null) => `train-lora:${holdId}`

/** Ends a training without a model; nothing is charged. */
export async function endTraining(scope: Scope, row: LoraRow, reason: string): Promise<void> {
  if (row.status !== 'TRAINING') return
  const job = await findActiveJob(scope, trainingKey(row.holdId))
  if (job) await requestCancel(scope, job.id)
  if (row.userId !== null && (await release(scope, row.holdId, reason))) await publishBalance(scope, row.userId)
}
