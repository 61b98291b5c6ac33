import { usableMedia } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { chainOf, sourcesOf } from '#server/modules/generation/receipts/film-receipts.ts'
import { presentReceipts, receiptOfMedia } from '#server/modules/generation/receipts/present-receipt.ts'

export const getReceipt = route('getReceipt', async ({ user, params, ...scope }) => {
  const row = await usableMedia(scope.db, user, params.media_id)
  const chain = chainOf(row, await sourcesOf(scope, user.id, [row]))
  const [receipt, ...sources] = await presentReceipts(scope, chain.map(receiptOfMedia))
  if (!receipt) throw new Error('The receipt was not presented')
  return { media_id: row.id, media_type: row.mediaType, file_name: row.fileName, receipt, sources }
})
