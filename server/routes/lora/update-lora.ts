import { eq } from 'drizzle-orm'
import { ownLora, usableMedia } from '#server/auth/ownership.ts'
import type { OperationBody } from '#generated/server/operations.ts'
import type { Scope } from '#server/context.ts'
import { loraTrainingData } from '#server/db/schema/index.ts'
import { notFound, validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import { changeLora, isInSet, lockLora, requireOpenSet } from '#server/lora/lora-rows.ts'
import { replacePictures } from '#server/lora/replace-pictures.ts'
import { presentLora } from '#server/lora/present-lora.ts'

type Body = OperationBody<'updateLora'>

export const updateLora = route('updateLora', async ({ user, body, ...scope }) => {
  await ownLora(scope.db, user, body.lora_id)
  const row = await lockLora(scope, body.lora_id)
  if (!row) throw notFound()
  const { lora_id: _id, model_name: name, lora_scale: scale, ...rest } = body
  if (Object.keys(rest).length > 0) requireOpenSet(row)
  if (body.training_data) await putSet(scope, user, row.id, body.training_data)
  if (body.replaced) await replacePictures(scope, user, row.id, body.replaced)
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

/** The set is what is named: others leave it, new ones join it and are looked at. */
async function putSet(scope: Scope, user: { id: string }, loraId: string, wanted: readonly string[]): Promise<void> {
  const { db, services } = scope
  const present = await db.select().from(loraTrainingData).where(eq(loraTrainingData.loraId, loraId))
  const added = wanted.filter((id) => !present.some(({ mediaId }) => mediaId === id))
  const gone = present.filter(({ mediaId }) => !wanted.includes(mediaId)).map(({ mediaId }) => mediaId)
  for (const id of added) {
    const picture = await usableMedia(db, user, id)
    if (picture.mediaType !== 'image' || picture.status !== 'COMPLETED')
      throw validationFailed({ [`training_data.${wanted.indexOf(id)}`]: ['Choose a picture'] })
  }
  if (gone.length > 0) await db.delete(loraTrainingData).where(isInSet(loraId, gone))
  if (added.length === 0) return
  const now = services.clock.now()
  const rows = await db
    .insert(loraTrainingData)
    .values(added.map((mediaId, at) => ({ loraId, mediaId, createdAt: new Date(now.getTime() + at), updatedAt: now })))
    .returning({ id: loraTrainingData.id })
  const payload = { loraId, ids: rows.map(({ id }) => id) }
  await enqueue(scope, { kind: 'check-lora-pictures', payload, userId: user.id })
}

async function writeCaptions({ db, services }: Scope, loraId: string, captions: NonNullable<Body['captions']>) {
  for (const { training_data_id: id, caption, is_imported: isImported } of captions) {
    const words = caption.trim()
    const captionSource = words === '' ? 'NONE' : isImported ? 'IMPORTED' : 'PERSON'
    const change = { caption: words, captionSource, updatedAt: services.clock.now() } as const
    const rows = await db
      .update(loraTrainingData)
      .set(change)
      .where(isInSet(loraId, [id]))
      .returning()
    if (rows.length === 0) throw notFound()
  }
}
