import { desc, eq } from 'drizzle-orm'
import { imageIssues } from '#src/domain/training-set.ts'
import type { OperationBody } from '#generated/server/operations.ts'
import { ownLora } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { loraSetVersions } from '#server/platform/db/schema/index.ts'
import type { LoraSetPicture } from '#server/platform/db/schema/lora.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { trainingKey } from '#server/modules/tools/lora/training-run.ts'
import {
  filesOfLora,
  deleteFiles,
  changeLora,
  lockLora,
  type LoraRow,
  readSets,
  requireOpenSet,
  type SetRow,
} from '#server/modules/tools/lora/lora-rows.ts'
import { presentLora } from '#server/modules/tools/lora/present-lora.ts'
import { baseOf, serviceFor, trainersOn, trainingPrice } from '#server/modules/tools/lora/select-trainer.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'

type Body = OperationBody<'submitLora'>

/** Accepts a training: the set is stored as a version, and its price is held until the end. */
export const submitLora = route('submitLora', async ({ user, body, ...scope }) => {
  await ownLora(scope.db, user, body.lora_id)
  const row = await lockLora(scope, body.lora_id)
  if (!row) throw notFound()
  requireOpenSet(row)
  const all = (await readSets(scope.db, [row.id])).get(row.id) ?? []
  const set = all.filter(({ media }) => body.training_data.includes(media.id))
  requireTrainable(scope, row, body, set)
  const setVersion = await writeVersion(scope, row, set)
  const service = serviceFor(scope.services, baseOf(row))
  const quoted = service && trainingPrice(scope.services, service, body)
  const holdId = await hold(scope, user.id, { action: 'train_lora', loraId: row.id, quoted })
  await publishBalance(scope, user.id)
  // The leftovers of a failed training.
  await deleteFiles(scope, user.id, filesOfLora(row))
  const now = scope.services.clock.now()
  const submitted = await changeLora(scope, row.id, {
    modelName: body.model_name.trim(),
    modelType: baseOf(row),
    trainedBy: (service ?? scope.services.engines.trainer).info.label,
    weightsAddress: null,
    stage: null,
    rank: null,
    triggerWord: body.trigger_word,
    primaryTrigger: row.primaryTrigger || body.trigger_word,
    steps: body.steps,
    status: 'TRAINING',
    progress: 0,
    errorMessage: null,
    training: null,
    modelFileKey: null,
    stopRequested: false,
    setVersion,
    holdId,
    consentedAt: body.consent ? now : row.consentedAt,
    resumedAt: null,
    resumedStep: 0,
  })
  const payload = { loraId: row.id, userId: user.id, holdId }
  await enqueue(scope, { kind: 'train-lora', payload, userId: user.id, dedupeKey: trainingKey(holdId) })
  return presentLora(scope, submitted)
})

function requireTrainable({ services }: Scope, row: LoraRow, body: Body, set: readonly SetRow[]): void {
  if (!trainersOn(services).some(({ base }) => base === baseOf(row)))
    throw validationFailed({ model_type: ['This base model can’t be trained here'] })
  if (row.loraType === 'CHARACTER' && body.consent !== true)
    throw validationFailed({ consent: ['Confirm that the people in the images consent'] })
  const missing = body.training_data.findIndex((id) => !set.some(({ media }) => media.id === id))
  if (missing >= 0) throw validationFailed({ [`training_data.${missing}`]: ['Choose an image from the set'] })
  for (const { data, media } of set) {
    const field = `training_data.${body.training_data.indexOf(media.id)}`
    if (!data.facts) throw validationFailed({ [field]: ['This image is still being checked'] })
    const [issue] = imageIssues({ id: media.id, ...data.facts }, []).filter(({ isBlocking }) => isBlocking)
    if (issue) throw validationFailed({ [field]: [issue.reason] })
  }
}

/** The number of the version of the set: the last one's where nothing changed since. */
async function writeVersion({ db, services }: Scope, { id: loraId }: LoraRow, set: readonly SetRow[]): Promise<number> {
  const images = set.map(({ data, media }) => ({
    mediaId: media.id,
    fileName: media.fileName,
    caption: data.caption,
  }))
  const [last] = await db
    .select()
    .from(loraSetVersions)
    .where(eq(loraSetVersions.loraId, loraId))
    .orderBy(desc(loraSetVersions.version))
    .limit(1)
  if (last && textOf(last.pictures) === textOf(images)) return last.version
  const version = (last?.version ?? 0) + 1
  await db.insert(loraSetVersions).values({ loraId, version, pictures: images, createdAt: services.clock.now() })
  return version
}

/** The same for the same set; the database does not preserve the order of keys. */
const textOf = (images: readonly LoraSetPicture[]) =>
  JSON.stringify(images.map(({ mediaId, fileName, caption }) => [mediaId, fileName, caption]))
