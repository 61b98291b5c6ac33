import { eq } from 'drizzle-orm'
import { ownLora, usableMedia } from '#server/platform/auth/ownership.ts'
import { MAX_IMAGES } from '#src/domain/training-set.ts'
import type { OperationBody } from '#generated/server/operations.ts'
import type { Scope } from '#server/platform/context.ts'
import { loraTrainingData } from '#server/platform/db/schema/index.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { changeLora, isInSet, lockLora, requireOpenSet } from '#server/modules/tools/lora/lora-rows.ts'
import { replaceImages } from '#server/modules/tools/lora/images.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'

type Body = OperationBody<'updateLora'>

export const updateLora = route('updateLora', async ({ user, body, ...scope }) => {
  await ownLora(scope.db, user, body.lora_id)
  const row = await lockLora(scope, body.lora_id)
  if (!row) throw notFound()
  const { lora_id: _id, model_name: name, lora_scale: scale, ...rest } = body
  if (Object.keys(rest).length > 0) requireOpenSet(row)
  if (body.training_data) await putSet(scope, user, row.id, body.training_data)
  if (body.added) await addImages(scope, user, row.id, body.added)
  if (body.replaced) await replaceImages(scope, user, row.id, body.replaced)
  if (body.captions) await writeCaptions(scope, row.id, body.captions)
  return presentLora(
    scope,
    await changeLora(scope, row.id, {
      modelName: name?.trim(),
      loraScale: scale,
      modelType: body.model_type,
      loraType: body.lora_type,
      triggerWord: body.trigger_word,
      primaryTrigger: body.primary_trigger,
      secondaryTrigger: body.secondary_trigger,
      steps: body.steps,
    }),
  )
})

/** The named images are the set: others are removed, new ones are added and checked. */
async function putSet(scope: Scope, user: { id: string }, loraId: string, wanted: readonly string[]): Promise<void> {
  const present = await mediaOf(scope, loraId)
  const gone = present.filter((id) => !wanted.includes(id))
  const added = wanted.filter((id) => !present.includes(id))
  await requireImages(scope, user, added, (id) => `training_data.${wanted.indexOf(id)}`)
  if (gone.length > 0) await scope.db.delete(loraTrainingData).where(isInSet(loraId, gone))
  await joinSet(scope, user, loraId, added)
}

/** They are added to the current set: a page with an older set removes nothing. */
async function addImages(scope: Scope, user: { id: string }, loraId: string, wanted: readonly string[]) {
  const present = await mediaOf(scope, loraId)
  const added = wanted.filter((id) => !present.includes(id))
  if (present.length + added.length > MAX_IMAGES)
    throw validationFailed({ added: [`A set can hold up to ${MAX_IMAGES} images`] })
  await requireImages(scope, user, added, (id) => `added.${wanted.indexOf(id)}`)
  await joinSet(scope, user, loraId, added)
}

async function mediaOf({ db }: Scope, loraId: string): Promise<string[]> {
  const rows = await db.select().from(loraTrainingData).where(eq(loraTrainingData.loraId, loraId))
  return rows.map(({ mediaId }) => mediaId)
}

async function requireImages(
  { db }: Scope,
  user: { id: string },
  ids: readonly string[],
  fieldOf: (id: string) => string,
): Promise<void> {
  for (const id of ids) {
    const image = await usableMedia(db, user, id)
    if (image.mediaType !== 'image' || image.status !== 'COMPLETED')
      throw validationFailed({ [fieldOf(id)]: ['Choose an image'] })
  }
}

async function joinSet(scope: Scope, user: { id: string }, loraId: string, added: readonly string[]): Promise<void> {
  if (added.length === 0) return
  const now = scope.services.clock.now()
  const rows = await scope.db
    .insert(loraTrainingData)
    .values(added.map((mediaId, at) => ({ loraId, mediaId, createdAt: new Date(now.getTime() + at), updatedAt: now })))
    .returning({ id: loraTrainingData.id })
  const payload = { loraId, ids: rows.map(({ id }) => id) }
  await enqueue(scope, { kind: 'check-lora-pictures', payload, userId: user.id })
}

async function writeCaptions({ db, services }: Scope, loraId: string, captions: NonNullable<Body['captions']>) {
  for (const { training_data_id: id, caption, source = 'PERSON' } of captions) {
    const words = caption.trim()
    const captionSource = words === '' ? 'NONE' : source === 'NONE' ? 'PERSON' : source
    const change = { caption: words, captionSource, updatedAt: services.clock.now() } as const
    const rows = await db
      .update(loraTrainingData)
      .set(change)
      .where(isInSet(loraId, [id]))
      .returning()
    if (rows.length === 0) throw notFound()
  }
}
