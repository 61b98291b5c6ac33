import { eq } from 'drizzle-orm'
import { ownRender, type Owner } from '#server/platform/auth/ownership.ts'
import { renders } from '#server/platform/db/schema/index.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import type { RenderRow } from '#server/platform/db/rows.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export const isActive = ({ status }: Pick<RenderRow, 'status'>): boolean =>
  status === 'QUEUED' || status === 'RENDERING'

/** The person's render, locked for this transaction, while it has not ended; 404 or 409 RENDER_ENDED otherwise. */
export async function lockActiveRender(db: DbOrTx, user: Owner, renderId: string): Promise<RenderRow> {
  const row = await lockRender(db, user, renderId)
  if (!isActive(row)) throw new HttpError(409, { message: 'This export has already ended', error: 'RENDER_ENDED' })
  return row
}

/** The person's render, locked for this transaction, ended or not. */
export async function lockRender(db: DbOrTx, user: Owner, renderId: string): Promise<RenderRow> {
  await ownRender(db, user, renderId)
  const [row] = await db.select().from(renders).where(eq(renders.id, renderId)).for('no key update')
  if (!row) throw notFound()
  return row
}
