import type { Receipt } from '#generated/schema.ts'

/** What made something, as it is kept with it. What it cost is read from its hold when it is shown: credits can come back later. */
export type StoredReceipt = Omit<Receipt, 'credits'> & {
  hold_id: string | null
  /** Holds that paid for it, each for one in so many parts of what it cost, where several did. */
  paid_by?: { hold_id: string; shared_by: number }[]
  /** Hashes of the texts that came out, where texts did: who changed one can be told. */
  outputs?: string[]
  /** Somebody else's work: a copy cost nothing. */
  is_copy?: true
}

export type ReceiptInput = Receipt['inputs'][number]
