import type { Receipt } from '#generated/schema.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { holdsOfIds } from '#server/platform/db/queries/credits.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Receipts in the contract's form, in the order given, with the current cost of their work. */
export async function presentReceipts({ db }: { db: DbOrTx }, stored: readonly StoredReceipt[]): Promise<Receipt[]> {
  const ids = stored.flatMap(({ hold_id, paid_by = [] }) => [hold_id ?? [], paid_by.map((each) => each.hold_id)].flat())
  const holds = await holdsOfIds({ db }, ids)
  const costs = new Map(holds.map(({ id, status, captured }) => [id, status === 'CAPTURED' ? captured : 0]))
  const costOf = (id: string) => costs.get(id) ?? 0
  return stored.map(({ hold_id: holdId, paid_by: paid = [], outputs: _texts, is_copy: _isCopy, ...receipt }) => ({
    ...receipt,
    credits:
      holdId === null
        ? Math.round(paid.reduce((sum, each) => sum + costOf(each.hold_id) / each.shared_by, 0))
        : costOf(holdId),
  }))
}

/** A media's provenance: its receipt, or its origin for what is older than receipts. */
export function receiptOfMedia(row: MediaRow): StoredReceipt {
  const { origin, createdAt } = row
  const engine = origin.engine ?? null
  return (
    row.receipt ?? {
      work: workOf(row),
      engine,
      is_draft: engine?.startsWith('Built-in') ?? false,
      model: null,
      prompt: origin.prompt ?? null,
      seed: origin.seed ?? null,
      settings: [settingOf('look', origin.look), settingOf('title', origin.title)].flat(),
      inputs: [],
      licence: origin.credit?.licence ?? null,
      author: origin.credit?.author ?? null,
      source_url: origin.credit?.pageUrl ?? null,
      shared_by: 1,
      work_ms: null,
      failures: [],
      made_at: createdAt.toISOString(),
      hold_id: null,
    }
  )
}

const settingOf = (name: string, value: string | undefined) => (value === undefined ? [] : [{ name, value }])

function workOf({ source, mediaType, origin, fileKey }: MediaRow): StoredReceipt['work'] {
  if (source === 'STOCK') return 'STOCK'
  if (source === 'USER') return 'UPLOAD'
  if (source === 'SYSTEM' && mediaType === 'audio')
    return fileKey?.startsWith('library/effect/') ? 'SOUND_EFFECT' : 'MUSIC'
  return mediaType === 'audio' && origin.engine === undefined ? 'CUT' : 'OTHER'
}
