import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { imageStyles, loraModels, loraTrainingData, media } from '#server/platform/db/schema/index.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'

export type LoraRow = typeof loraModels.$inferSelect
export type TrainingRow = typeof loraTrainingData.$inferSelect

export type SetRow = { data: TrainingRow; media: MediaRow }

/** Images of sets, each with its media, in the order they were added. */
export async function readSets(db: DbOrTx, loraIds: readonly string[]) {
  const rows = await db
    .select({ data: loraTrainingData, media })
    .from(loraTrainingData)
    .innerJoin(media, eq(media.id, loraTrainingData.mediaId))
    .where(inArray(loraTrainingData.loraId, [...loraIds]))
    .orderBy(asc(loraTrainingData.createdAt), asc(loraTrainingData.id))
  const sets = new Map<string, SetRow[]>()
  for (const row of rows) sets.set(row.data.loraId, [...(sets.get(row.data.loraId) ?? []), row])
  return sets
}

/** Names of the user's styles that use a model, by model. */
export async function stylesOf(db: DbOrTx, loraIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ loraId: imageStyles.loraId, name: imageStyles.name })
    .from(imageStyles)
    .where(inArray(imageStyles.loraId, [...loraIds]))
    .orderBy(asc(imageStyles.name))
  const names = new Map<string, string[]>()
  for (const { loraId, name } of rows) if (loraId !== null) names.set(loraId, [...(names.get(loraId) ?? []), name])
  return names
}

/** The row, locked. */
export async function lockLora({ db }: Pick<Scope, 'db'>, loraId: string): Promise<LoraRow | undefined> {
  const [row] = await db.select().from(loraModels).where(eq(loraModels.id, loraId)).for('no key update')
  return row
}

/** A model's training set cannot change any more; training again begins with a copy. */
export function requireOpenSet({ status }: LoraRow): void {
  if (status !== 'TRAINING' && status !== 'COMPLETED') return
  const message =
    status === 'TRAINING'
      ? 'This model is being trained and can’t be changed'
      : 'This model is already trained. Train a copy to change its set'
  throw new HttpError(409, { message, error: 'LORA_LOCKED' })
}

export async function changeLora(
  { db, services }: Scope,
  loraId: string,
  change: Partial<typeof loraModels.$inferInsert>,
) {
  const [row] = await db
    .update(loraModels)
    .set({ ...change, updatedAt: services.clock.now() })
    .where(eq(loraModels.id, loraId))
    .returning()
  if (!row) throw new Error('The model does not exist any more')
  return row
}

export const isInSet = (loraId: string, mediaIds: readonly string[]) =>
  and(eq(loraTrainingData.loraId, loraId), inArray(loraTrainingData.mediaId, [...mediaIds]))

/** A file that a model or its training created. */
export const loraFileKey = (loraId: string, name: string, extension: 'jpg' | 'png' | 'bin') =>
  `lora/${loraId}/${name}.${extension}`

/** Keys of every file of a model. */
export function filesOfLora({ modelFileKey, training }: Pick<LoraRow, 'modelFileKey' | 'training'>): string[] {
  const { controls = [], checkpoints = [] } = training ?? {}
  const samples = [...controls, ...checkpoints.flatMap((each) => each.samples)]
  const keys = [
    modelFileKey,
    ...checkpoints.map(({ weightsKey }) => weightsKey),
    ...samples.map(({ fileKey }) => fileKey),
  ]
  return [...new Set(keys)].filter((key) => key !== null)
}

/** Keys of every file of a user's models. */
export async function loraFilesOf(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db.select().from(loraModels).where(eq(loraModels.userId, userId))
  return rows.flatMap(filesOfLora)
}

/** Deletes files once the caller's transaction is committed. */
export async function deleteFiles(scope: Scope, userId: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await enqueue(scope, { kind: 'forget-file', payload: { key }, userId })
}
