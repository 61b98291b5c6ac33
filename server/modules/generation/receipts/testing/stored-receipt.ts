import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'

/** The inputs of a voice, as stored with it. */
export function storedReceipt(change: Partial<StoredReceipt>): StoredReceipt {
  return {
    ...{ work: 'VOICE', engine: 'A voice', is_draft: false, model: null, prompt: null, seed: null },
    ...{ settings: [], inputs: [], licence: null, author: null, source_url: null, shared_by: 1, work_ms: 900 },
    ...{ failures: [], made_at: '2026-11-01T00:00:00.000Z', hold_id: null },
    ...change,
  }
}
