import { eq } from 'drizzle-orm'
import type { OperationBody } from '#generated/server/operations.ts'
import { usableMedia } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { loraTrainingData } from '#server/platform/db/schema/index.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { isInSet } from './lora-rows.ts'

type Replacements = NonNullable<OperationBody<'updateLora'>['replaced']>

/** Puts pictures in the place of others: the place and the caption stay, what was seen in it is looked at anew. */
export async function replacePictures(
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
    const picture = await usableMedia(db, user, by)
    if (picture.mediaType !== 'image' || picture.status !== 'COMPLETED')
      throw validationFailed({ [field]: ['Choose a picture'] })
    const [present] = await db
      .select({ id: loraTrainingData.id })
      .from(loraTrainingData)
      .where(isInSet(loraId, [by]))
    if (present) throw validationFailed({ [field]: ['This picture is in the set already'] })
    const first = row.originalMediaId ?? row.mediaId
    await db
      .update(loraTrainingData)
      .set({
        mediaId: by,
        // Back where it began: there is nothing to put back.
        originalMediaId: by === first ? null : first,
        facts: null,
        updatedAt: services.clock.now(),
      })
      .where(eq(loraTrainingData.id, row.id))
    ids.push(row.id)
  }
  if (ids.length > 0) await enqueue(scope, { kind: 'check-lora-pictures', payload: { loraId, ids }, userId: user.id })
}
