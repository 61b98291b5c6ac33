import { eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import { type App, transact, type Scope } from '#server/platform/context.ts'
import { loraTrainingData, media } from '#server/platform/db/schema/index.ts'
import type { PictureFacts } from '#server/platform/db/schema/lora.ts'
import { openSource } from '#server/platform/files/inspect.ts'
import { OverLimit, UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { throwIfAborted } from '#server/platform/jobs/step.ts'
import type { OperationBody } from '#generated/server/operations.ts'
import { usableMedia } from '#server/platform/auth/ownership.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { isInSet } from './lora-rows.ts'

type Replacements = NonNullable<OperationBody<'updateLora'>['replaced']>

/** Longest side that sharpness is measured at, px. */
const SIDE = 512
const MAX_CONCURRENCY = 3
const MAX_ATTEMPTS = 3

/** Checks the images added to a set: their problems, and a caption draft. */
export const checkLoraImages: JobDefinition<'check-lora-pictures'> = {
  payload: z.object({ loraId: z.string(), ids: z.array(z.string()) }),
  maxAttempts: MAX_ATTEMPTS,
  concurrency: 1,
  async run({ app, payload: { ids }, attempt, signal }) {
    const rows = await app.db
      .select({ id: loraTrainingData.id, fileKey: media.fileKey, facts: loraTrainingData.facts })
      .from(loraTrainingData)
      .innerJoin(media, eq(media.id, loraTrainingData.mediaId))
      .where(inArray(loraTrainingData.id, ids))
    const waiting = rows.filter(({ facts }) => facts === null)
    const work = async () => {
      for (let row = waiting.shift(); row; row = waiting.shift()) {
        throwIfAborted(signal)
        const { id, fileKey } = row
        const facts = await look(app, fileKey ?? '', attempt === MAX_ATTEMPTS)
        await transact(app, async ({ db }) => {
          await db.update(loraTrainingData).set({ facts }).where(eq(loraTrainingData.id, id))
        })
      }
    }
    await Promise.all(Array.from({ length: MAX_CONCURRENCY }, work))
  },
}

const UNREADABLE: PictureFacts = {
  size: null,
  sharpness: null,
  darkest: 0,
  brightest: 0,
  transparent: 0,
  hash: '0',
  caption: '',
}

/**
 * @param isLast whether an image that exceeds the limits is marked as unreadable: before that, the machine may just be busy
 */
async function look({ sandbox, files, engines }: App, fileKey: string, isLast: boolean): Promise<PictureFacts> {
  try {
    const image = await sandbox.run('readPixels', { side: SIDE }, [await openSource(files, fileKey)])
    const { original: size, sharpness, darkest, brightest, transparent, hash } = image
    return { size, sharpness, darkest, brightest, transparent, hash, caption: await engines.trainer.describe(image) }
  } catch (cause) {
    if (cause instanceof UnreadableFile && (isLast || !(cause instanceof OverLimit))) return UNREADABLE
    throw cause
  }
}

/** Replaces images: the position and the caption stay, the new image is checked. */
export async function replaceImages(
  scope: Scope,
  user: { id: string },
  loraId: string,
  replaced: Replacements,
): Promise<void> {
  const { db, services } = scope
  const ids: string[] = []
  for (const [at, { training_data_id: from, by_training_data_id: by }] of replaced.entries()) {
    const [row] = await db
      .select()
      .from(loraTrainingData)
      .where(isInSet(loraId, [from]))
    if (!row) throw notFound()
    const field = `replaced.${at}.by_training_data_id`
    const image = await usableMedia(db, user, by)
    if (image.mediaType !== 'image' || image.status !== 'COMPLETED')
      throw validationFailed({ [field]: ['Choose an image'] })
    const [present] = await db
      .select({ id: loraTrainingData.id })
      .from(loraTrainingData)
      .where(isInSet(loraId, [by]))
    if (present) throw validationFailed({ [field]: ['This image is already in the set'] })
    const first = row.originalMediaId ?? row.mediaId
    await db
      .update(loraTrainingData)
      .set({
        mediaId: by,
        // Back at the original: there is nothing to restore.
        originalMediaId: by === first ? null : first,
        facts: null,
        updatedAt: services.clock.now(),
      })
      .where(eq(loraTrainingData.id, row.id))
    ids.push(row.id)
  }
  if (ids.length > 0) await enqueue(scope, { kind: 'check-lora-pictures', payload: { loraId, ids }, userId: user.id })
}
