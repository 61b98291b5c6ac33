import { eq } from 'drizzle-orm'
import { loraModels } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The progress of a model's training; null where it has not begun. */
export async function loraTraining({ db }: { db: DbOrTx }, loraId: string) {
  const [row] = await db.select({ training: loraModels.training }).from(loraModels).where(eq(loraModels.id, loraId))
  return row?.training ?? null
}
