import { ownRender } from '#server/platform/auth/ownership.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import type { FilmReceipts } from '#server/modules/generation/receipts/film-receipts.ts'

/** As of the export's request. Videos older than receipts have none. */
export const getRenderReceipts = route('getRenderReceipts', async ({ user, params, db }) => {
  const { receipts } = await ownRender(db, user, params.render_id)
  if (receipts === null) throw notFound()
  return receipts as FilmReceipts
})
