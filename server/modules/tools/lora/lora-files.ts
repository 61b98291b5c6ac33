import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { loraModels } from '#server/platform/db/schema/index.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { LoraRow } from './lora-rows.ts'

/** A file that a model or its training made. */
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

/** Keys of every file of a person's models. */
export async function loraFilesOf(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db.select().from(loraModels).where(eq(loraModels.userId, userId))
  return rows.flatMap(filesOfLora)
}

/** Removes files once the caller's transaction is committed. */
export async function deleteFiles(scope: Scope, userId: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await enqueue(scope, { kind: 'forget-file', payload: { key }, userId })
}
