import type { Receipt } from '#generated/schema.ts'

/** The provenance of an asset, stored with it. Its cost is read from its hold when shown: credits can be refunded later. */
export type StoredReceipt = Omit<Receipt, 'credits'> & {
  hold_id: string | null
  /** The holds that paid for it, each with its share of the cost, where there are several. */
  paid_by?: { hold_id: string; shared_by: number }[]
  /** Hashes of the resulting texts, where there are texts: later changes can be detected. */
  outputs?: string[]
  /** Another user's work: a copy cost nothing. */
  is_copy?: true
}

export type ReceiptInput = Receipt['inputs'][number]
